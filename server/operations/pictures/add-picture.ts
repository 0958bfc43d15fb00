import { z } from 'zod';
import { MOST_PICTURE_BYTES } from '@/lib/art/picture';
import { makePicture } from '../../domain/pictures/make';
import { storePicture } from '../../domain/pictures/store';
import { ApiProblem } from '../../platform/http/problem';
import { fault } from '../common/faults';
import { defineOperation, OperatorError } from '../common/operation';
import { figures, say } from './words';

/** Bytes of a request with a picture, which is a third larger in base64. */
export const PICTURE_BODY_LIMIT = MOST_PICTURE_BYTES * 1.5;

/** Stores what pages show of a picture; the file itself is not stored. */
export const addPicture = defineOperation({
  name: 'pictures add',
  title: '上传图片',
  summary: '裁剪并压缩一张图片，供活动的首屏、分享和奖品使用；七天内没有版本使用即删除',
  subject: '活动',
  permission: 'draft',
  audited: true,
  // It holds no transaction while it works.
  online: true,
  input: z.strictObject({
    file: z.string().meta({ title: '图片文件', kind: 'picture', operand: true }),
    focus: z
      .string()
      .regex(/^(?:100|\d{1,2}),(?:100|\d{1,2})$/, fault(say('must_be_focus')))
      .default('50,50')
      .meta({ title: '焦点', help: '裁剪后须看得见的一点，以距左边与上边的百分数表示，如 50,40' }),
  }),
  async run({ services, now }, { file, focus }) {
    const source = Buffer.from(file, 'base64');
    const [x = 0, y = 0] = focus.split(',').map((percent) => Number(percent) / 100);
    const made = await makePicture(source, { x, y }).catch((error: unknown) => {
      throw error instanceof ApiProblem ? new OperatorError(say('other_pictures_wait')) : error;
    });
    if ('fault' in made) throw new OperatorError(say('picture_rejected', { fault: made.fault }));
    await storePicture(services.database.orm, made, now);
    const { digest } = made;
    return { answer: [figures('picture_added', { picture: digest })], details: { digest } };
  },
});
