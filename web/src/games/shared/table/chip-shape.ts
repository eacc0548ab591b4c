/**
 * A clay chip seen from the chair, as paths: the face is an ellipse, the edge a band below it, and
 * the inlaid spots run over both, narrower towards the sides as they turn away.
 */
export const RX = 18;
export const RY = 11;
export const THICK = 6;

const SPOTS = 10;
const HALF = 0.15;
const INNER = 0.7;

const at = (angle: number, size = 1): string =>
  `${(RX * size * Math.cos(angle)).toFixed(2)} ${(RY * size * Math.sin(angle)).toFixed(2)}`;
const down = (angle: number): string =>
  `${(RX * Math.cos(angle)).toFixed(2)} ${(RY * Math.sin(angle) + THICK).toFixed(2)}`;
const angles = Array.from({ length: SPOTS }, (_, n) => ((n + 0.5) * 2 * Math.PI) / SPOTS);

/** Spots on the face, around its rim. */
export const FACE_SPOTS = angles
  .map((a) => `M${at(a - HALF)}L${at(a + HALF)} ${at(a + HALF, INNER)} ${at(a - HALF, INNER)}Z`)
  .join('');

/** The same spots going down the edge, where it can be seen. */
export const EDGE_SPOTS = angles
  .filter((a) => a < Math.PI)
  .map((a) => `M${at(a - HALF)}L${at(a + HALF)} ${down(a + HALF)} ${down(a - HALF)}Z`)
  .join('');

export const EDGE = `M${-RX} 0V${THICK}A${RX} ${RY} 0 0 0 ${RX} ${THICK}V0Z`;
