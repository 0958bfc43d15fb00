import { column } from '../common/columns';
import { defineWords } from '../common/define-words';

const FAULTS = {
  no_picture: '不是 PNG、JPEG 或 WebP 图片，请另存为其中一种再上传',
  too_many_pixels: '图片超过 2400 万像素，请缩小后再上传',
  too_small: '图片太小，每边至少 160 像素',
  damaged: '图片已损坏，无法读取，请重新导出后再上传',
};

export const words = defineWords({
  slots: { fault: FAULTS },
  sentences: {
    must_be_focus: '须为距左边与上边的百分数，如 50,40',
    picture_rejected: '文件“{name}”不能用：{fault:fault}。',
    picture_is_too_large: '文件“{name}”超过 8 MB，请压缩后再上传。',
    other_pictures_wait: '正在处理其他图片，请稍后再试。',
    no_picture_added: '还没有上传的图片。',
  },
  tables: {
    pictures: {
      picture: column.id('图片'),
      name: column.text('文件'),
      by: column.operator('上传者'),
      added: column.time('上传时间'),
      revisions: column.number('使用的版本数'),
    },
    picture_added: {
      picture: column.id('图片'),
      name: column.text('文件'),
    },
  },
});

export const { say, table, figures } = words;
