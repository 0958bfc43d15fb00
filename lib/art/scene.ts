import { z } from 'zod';
import { cssRule } from '../colour/css-rule';
import type { PictureUse } from './picture';
import { pictureFields } from './picture-use';
import { ART_SHAPES } from './shapes';

/** A shape of `public/art/`, or the brand's own emblem. */
const SCENE_SHAPES = [...ART_SHAPES, 'emblem'] as const;
export type SceneShape = (typeof SCENE_SHAPES)[number];

/** The path of a shape's drawing in `public/`. */
export function drawingPath(shape: SceneShape, appCode: string): `/${string}` {
  return shape === 'emblem' ? `/brands/${appCode}/emblem.svg` : `/art/${shape}.svg`;
}

const percent = z.number().min(-60).max(160);

const place = { x: percent, y: percent, width: z.number().min(2).max(160) };

const drawn = z.strictObject({
  shape: z.enum(SCENE_SHAPES),
  ...place,
  /** Degrees, clockwise. */
  turn: z.number().min(-180).max(180).optional(),
  flip: z.boolean().optional(),
  /** 0 to 1. */
  opacity: z.number().min(0.05).max(1).optional(),
  /** How the layer moves where motion is welcome. */
  motion: z.enum(['float', 'drift', 'spin', 'shine', 'drop']).optional(),
});
export type DrawnLayer = z.infer<typeof drawn>;

/** An uploaded picture, which fills its square. */
const uploaded = z.strictObject({ ...pictureFields, ...place });
export type UploadedLayer = z.infer<typeof uploaded>;
export type Layer = DrawnLayer | UploadedLayer;

/** A layer of the kind that its fields say, so that faults name the field. */
const layer = z.unknown().transform((written, context): Layer => {
  const schema = isObject(written) && 'picture' in written ? uploaded : drawn;
  const { data, error } = schema.safeParse(nameShape(written));
  for (const issue of error?.issues ?? []) context.addIssue({ ...issue, input: written } as never);
  return data ?? z.NEVER;
});

/**
 * A picture put together of layers, back to front. Places are in percent of a square: the layer's centre, and the side of the smaller
 * square that it is fitted into. An uploaded picture may be alone.
 */
export const sceneSchema = z
  .array(layer as unknown as z.ZodType<Layer, Layer>)
  .min(1)
  .max(24)
  .refine((layers) => layers.length >= 3 || layers.some(isUploaded), '没有上传的图片时，至少三层');
export type Scene = z.infer<typeof sceneSchema>;

export function isUploaded(one: Layer): one is UploadedLayer {
  return 'picture' in one;
}

/** The layers of a scene that are drawn. */
export function drawnLayers(scene: Scene): DrawnLayer[] {
  return scene.flatMap((one) => (isUploaded(one) ? [] : [one]));
}

/** The uploaded picture that represents a page where it is shared: its own, or else the first of its scene. */
export function sharedPicture(hero: { share?: PictureUse | undefined; scene?: Scene | undefined }): PictureUse | undefined {
  return hero.share ?? hero.scene?.find(isUploaded);
}

/** CSS rules for an inline `<style>`: where a scene has its uploaded pictures. */
export function placesStyle(scene: Scene): string {
  return scene
    .map((one, index) => {
      if (!isUploaded(one)) return '';
      const [left, top] = [one.x - one.width / 2, one.y - one.width / 2];
      return cssRule(`[data-layer=${layerName(index)}]`, {
        left: `${left}%`,
        top: `${top}%`,
        width: `${one.width}%`,
      });
    })
    .join('');
}

/** The name of a layer in {@link placesStyle}. */
export function layerName(index: number): string {
  return `layer-${index}`;
}

/** Stored revisions may have an older name of a layer's `shape`. */
function nameShape(written: unknown): unknown {
  if (!isObject(written) || 'shape' in written || 'picture' in written) return written;
  const { part, ...rest } = written as { part?: unknown };
  return { shape: part, ...rest };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
