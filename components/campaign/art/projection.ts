/** A point of the drawn world: `x` along the shelf to the back right, `y` to the front right, `z` up. */
export type Point = readonly [x: number, y: number, z: number];

const YAW = (38 * Math.PI) / 180;
const PITCH = (21 * Math.PI) / 180;
const AXES = {
  x: [Math.cos(YAW), -Math.sin(YAW) * Math.sin(PITCH)],
  y: [Math.sin(YAW), Math.cos(YAW) * Math.sin(PITCH)],
  z: [0, -Math.cos(PITCH)],
} as const;

/** The height of a horizontal circle divided by its width, in this perspective. */
export const FORESHORTENING = Math.sin(PITCH);

const round = (value: number) => Math.round(value * 10) / 10;

/** Projects a point of the world onto the picture. */
export function project([x, y, z]: Point): [number, number] {
  return [round(x * AXES.x[0] + y * AXES.y[0] + z * AXES.z[0]), round(x * AXES.x[1] + y * AXES.y[1] + z * AXES.z[1])];
}

/** The `points` attribute of a flat shape in the world. */
export function outline(points: readonly Point[]): string {
  return points.map((point) => project(point).join(',')).join(' ');
}

/** The `transform` that lays a drawing on a horizontal plane: its x along the world's x, its y along the world's y. */
export function onPlane(origin: Point): string {
  const three = (value: number) => Math.round(value * 1000) / 1000;
  return `matrix(${[...AXES.x, ...AXES.y].map(three).join(' ')} ${project(origin).join(' ')})`;
}
