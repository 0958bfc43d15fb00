import type { Shape } from './pen';

/** Warm light, to lie behind the things of a scene. */
export const glow: Shape = {
  box: [0, 0, 200, 200],
  draw: (pen) =>
    `<circle cx="100" cy="100" r="100" fill="${pen.radial('#fff3c8/.95, #ffd27a/.62 28%, #ffb04a/.26 60%, #ff8a2b/0', [0.5, 0.5, 0.5])}"/>`,
};
