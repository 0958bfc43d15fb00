import { z } from 'zod';
import { ART_SHAPES } from './shapes';

/** A shape of `public/art/`, or the brand's own emblem. */
const SCENE_SHAPES = [...ART_SHAPES, 'emblem'] as const;
export type SceneShape = (typeof SCENE_SHAPES)[number];

/** The path of a shape's drawing in `public/`. */
export function drawingPath(shape: SceneShape, appCode: string): `/${string}` {
  return shape === 'emblem' ? `/brands/${appCode}/emblem.svg` : `/art/${shape}.svg`;
}

const percent = z.number().min(-60).max(160);

/** Fields of a layer's place, see {@link sceneSchema}. */
export const placeFields = { x: percent, y: percent, width: z.number().min(2).max(160) };

const layer = z.strictObject({
  shape: z.enum(SCENE_SHAPES),
  ...placeFields,
  /** Degrees, clockwise. */
  turn: z.number().min(-180).max(180).optional(),
  flip: z.boolean().optional(),
  /** 0 to 1. */
  opacity: z.number().min(0.05).max(1).optional(),
  /** How the layer moves where motion is welcome. */
  motion: z.enum(['float', 'drift', 'spin', 'shine', 'drop']).optional(),
});
export type DrawnLayer = z.infer<typeof layer>;

export const drawnLayerSchema = z.preprocess(nameShape, layer) as unknown as z.ZodType<DrawnLayer, DrawnLayer>;

/** A picture put together of layers, back to front. Places are in percent of a square: the layer's centre, and the side of the smaller square that it is fitted into. */
export const sceneSchema = z.array(drawnLayerSchema).min(3).max(24);

/** Stored revisions may have an older name of a layer's `shape`. */
function nameShape(written: unknown): unknown {
  if (typeof written !== 'object' || written === null || 'shape' in written) return written;
  const { part, ...rest } = written as { part?: unknown };
  return { shape: part, ...rest };
}
