import { z } from 'zod';
import { isPictureDigest } from '../art/picture';
import { textUpTo } from './text';

/** The fields of a {@link PictureUse}: its digest, and what it shows, for visitors who do not see it. */
export const pictureFields = {
  picture: z.string().refine(isPictureDigest, '须为已上传的图片').meta({ title: '图片', kind: 'picture' }),
  alt: textUpTo(40).meta({ title: '替代文字', help: '图片上是什么，读给看不到图片的人' }),
};

/** An uploaded picture with its alternative text. */
export const pictureUseSchema = z.strictObject(pictureFields);
export type PictureUse = z.infer<typeof pictureUseSchema>;
