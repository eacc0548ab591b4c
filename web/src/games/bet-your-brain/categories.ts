/**
 * How a category is shown on every screen: a picture, a ground, a name. Pictures are lines in a
 * box of 24; no two have the same outline, because nothing is told by colour alone. Decks may have
 * other categories than the eight: they get a star and the name that they gave.
 */
import { t } from '../../text';

interface Look {
  /** A path to stroke. */
  path: string;
  /** Cream can be read on it (tested). */
  ground: string;
}

const LOOKS: Record<string, Look> = {
  geography: {
    path: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M3 12h18M12 3c-5 5-5 13 0 18c5-5 5-13 0-18',
    ground: '#1f6489',
  },
  nature: { path: 'M5 19C4 9 10 4 20 4C20 14 15 20 5 19M3 21L14 10', ground: '#45702b' },
  science: {
    path: 'M8.5 3h7M10 3v6L4.5 18.5A1.7 1.7 0 0 0 6 21h12a1.7 1.7 0 0 0 1.5-2.5L14 9V3M7 15h10',
    ground: '#5d4fa3',
  },
  history: {
    path: 'M3 9L12 3.5L21 9zM3.5 20.5h17M5.5 9v8M10 9v8M14 9v8M18.5 9v8M4.5 17.5h15',
    ground: '#80561c',
  },
  arts: {
    path: 'M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1c3-2 6-2 9-1V5c-3-1-6-1-9 1v14',
    ground: '#9a3d52',
  },
  stage: {
    path: 'M9 18V5.5l11-2.5v12.5M9 18a3 2.5 0 1 1-6 0a3 2.5 0 1 1 6 0M20 15.5a3 2.5 0 1 1-6 0a3 2.5 0 1 1 6 0',
    ground: '#7c3a80',
  },
  play: {
    path: 'M7 4h10v5a5 5 0 0 1-10 0zM7 6H4c0 3 1 5 3.5 5M17 6h3c0 3-1 5-3.5 5M12 14v4M7.5 20.5h9M9.5 18h5',
    ground: '#a24a14',
  },
  create: { path: 'M4 20l1-5L16 4l4 4L9 19zM13.5 6.5l4 4', ground: '#1c7068' },
};

const OTHER: Look = {
  path: 'M12 3l2.7 6l6.3.5l-4.8 4.3l1.5 6.5L12 17l-5.7 3.3l1.5-6.5L3 9.5l6.3-.5z',
  ground: '#4d4a43',
};

export function lookOf(category: string): Look {
  return LOOKS[category] ?? OTHER;
}

/** What people call it; a category of another deck as it is written there. */
export function categoryName(category: string): string {
  return (
    t.brain.categories[category] ??
    category.replaceAll('-', ' ').replace(/^./u, (first) => first.toUpperCase())
  );
}
