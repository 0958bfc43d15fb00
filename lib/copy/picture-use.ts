import { z } from 'zod';
import { isPictureDigest } from '../art/picture';
import { textUpTo } from './text';

/** The fields of a {@link PictureUse}: its digest, and what it shows, for visitors who do not see it. */
export const pictureFields = {
  picture: z.string().refine(isPictureDigest, '须为已上传的图片'),
  alt: textUpTo(40).meta({ title: '替代文字', help: '图片上是什么，读给看不到图片的人' }),
};

/** An uploaded picture with its alternative text; forms enter both at once. */
export const pictureUseSchema = z.strictObject(pictureFields).meta({ title: '图片', kind: 'picture' });
export type PictureUse = z.infer<typeof pictureUseSchema>;
