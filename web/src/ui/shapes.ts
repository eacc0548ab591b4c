/**
 * The shape that goes with each seat colour, so that nothing is told by colour alone. Drawn in a
 * box from -12 to 12; no two have the same outline at three metres.
 */
const SHAPES: Record<string, string> = {
  red: 'M0-8.8A8.8 8.8 0 0 1 0 8.8 8.8 8.8 0 0 1 0-8.8Z',
  blue: 'M-8-8H8V8H-8Z',
  green: 'M0-9.6 9.8 7.4H-9.8Z',
  yellow: 'M0-10.8 2.9-3.9 10.3-3.4 4.6 1.4 6.4 8.7 0 4.7-6.4 8.7-4.6 1.4-10.3-3.4-2.9-3.9Z',
  purple: 'M0-10.8 8.4 0 0 10.8-8.4 0Z',
  orange: 'M-5-8.7H5L10 0 5 8.7H-5L-10 0Z',
  black: 'M-3.3-9.6H3.3V-3.3H9.6V3.3H3.3V9.6H-3.3V3.3H-9.6V-3.3H-3.3Z',
  white:
    'M0 9.4C-6.500 4.500-9.600 1-9.600-3.200A5 5 0 0 1 0-5.400 5 5 0 0 1 9.600-3.200C9.600 1 6.500 4.500 0 9.400Z',
};

/** A bar for what belongs to nobody (the grey board, W75). */
const NOBODY = 'M-9.5-3H9.5V3H-9.5Z';

export function shapeOf(colour: string): string {
  return SHAPES[colour] ?? NOBODY;
}
