import { z } from 'zod';
import { listPictures as readPictures } from '../../domain/pictures/store';
import { iso } from '../common/answer';
import { defineOperation } from '../common/operation';
import { say, table } from './words';

const MOST = 200;

/** Lists the newest uploaded pictures. */
export const listPictures = defineOperation({
  name: 'pictures list',
  title: '已上传的图片',
  summary: '列出最近上传的图片，以及使用它们的版本数',
  subject: '活动',
  permission: 'anyone',
  audited: false,
  input: z.strictObject({}),
  async run({ orm }) {
    const rows = await readPictures(orm, MOST);
    const shown = rows.map(({ digest, name, addedBy, addedAt, revisions }) => ({
      picture: digest,
      name,
      by: addedBy,
      added: iso(addedAt),
      revisions,
    }));
    return { answer: [table('pictures', shown, { empty: say('no_picture_added') })] };
  },
});
