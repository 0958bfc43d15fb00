import { z } from 'zod';
import { isPictureDigest } from '../art/picture';
import { textUpTo } from './text';

const [digest, alt] = [
  z.string().refine(isPictureDigest, '须为已上传的图片'),
  textUpTo(40).meta({ title: '替代文字', help: '图片上是什么，读给看不到图片的人' }),
];

/** The fields of a {@link PictureUse}. */
export const pictureFields = { picture: digest, alt };

/** An uploaded picture with its alternative text; forms enter both at once. */
export const pictureUseSchema = z.strictObject(pictureFields).meta({ title: '图片', kind: 'picture' });
