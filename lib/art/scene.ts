import { z } from 'zod';
import { choice } from '../form/choice';
import { ART_SHAPES, SHAPE_WORDS } from './shapes';

/** A shape of `public/art/`. */
export const shape = choice('图案', SHAPE_WORDS);

/** A shape of `public/art/`, or the brand's own emblem. */
const SCENE_SHAPES = [...ART_SHAPES, 'emblem'] as const;
export type SceneShape = (typeof SCENE_SHAPES)[number];

/** The path of a shape's drawing in `public/`. */
export function drawingPath(shape: SceneShape, appCode: string): `/${string}` {
  return shape === 'emblem' ? `/brands/${appCode}/emblem.svg` : `/art/${shape}.svg`;
}

const percent = z.number().min(-60).max(160).meta({ unit: '%' });

/** Fields of a layer's place, see {@link sceneSchema}. */
export const placeFields = {
  x: percent.meta({ title: '左右', start: 50 }),
  y: percent.meta({ title: '上下', start: 50 }),
  width: z.number().min(2).max(160).meta({ title: '大小', unit: '%', start: 60 }),
};

const layer = z.strictObject({
  shape: choice('图案', { ...SHAPE_WORDS, emblem: '品牌徽标' }),
  ...placeFields,
  /** Degrees, clockwise. */
  turn: z.number().min(-180).max(180).meta({ title: '旋转', unit: '度' }).optional(),
  flip: z.boolean().meta({ title: '左右翻转' }).optional(),
  /** 0 to 1. */
  opacity: z.number().min(0.05).max(1).meta({ title: '不透明度' }).optional(),
  /** How the layer moves where motion is welcome. */
  motion: choice('动态', { float: '浮动', drift: '飘移', spin: '旋转', shine: '闪烁', drop: '下落' }).optional(),
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
