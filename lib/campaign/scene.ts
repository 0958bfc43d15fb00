import { z } from 'zod';
import { type DrawnLayer, drawnLayerSchema, placeFields } from '../art/scene';
import { type PictureUse, pictureFields } from '../copy/picture-use';

/** An uploaded picture, which fills its square. */
const uploaded = z.strictObject({ ...pictureFields, ...placeFields }).meta({ title: '上传的图片' });
export type UploadedLayer = z.infer<typeof uploaded>;
type Layer = DrawnLayer | UploadedLayer;

/** A scene with drawings as those of brands and uploaded pictures, which may be alone. */
export const campaignSceneSchema = z
  .array(z.union([uploaded, drawnLayerSchema.meta({ title: '图案' })]))
  .min(1)
  .max(24)
  .refine((layers) => layers.length >= 3 || layers.some(isUploaded), '没有上传的图片时，至少三层')
  .meta({ kind: 'scene', help: '由下往上叠放。' });
export type CampaignScene = z.infer<typeof campaignSceneSchema>;

export function isUploaded(one: Layer): one is UploadedLayer {
  return 'picture' in one;
}

/** The layers of a scene that are drawn. */
export function drawnLayers(scene: readonly Layer[]): DrawnLayer[] {
  return scene.flatMap((one) => (isUploaded(one) ? [] : [one]));
}

/** The uploaded picture that represents a page where it is shared: its own, or else the first of its scene. */
export function sharedPicture({
  share,
  scene,
}: {
  share?: PictureUse | undefined;
  scene?: CampaignScene | undefined;
}): PictureUse | undefined {
  return share ?? scene?.find(isUploaded);
}
