import { column } from '../common/columns';
import { defineWords } from '../common/define-words';

const FAULTS = {
  no_picture: '不是 PNG、JPEG 或 WebP 图片，请另存为其中一种再上传',
  too_many_pixels: '图片超过 2400 万像素，请缩小后再上传',
  too_small: '图片太小，每边至少 160 像素',
  damaged: '图片已损坏，无法读取，请重新导出后再上传',
  too_large: '文件超过 8 MB，请压缩后再上传',
};

export const words = defineWords({
  slots: { fault: FAULTS },
  sentences: {
    must_be_focus: '须为距左边与上边的百分数，如 50,40',
    picture_rejected: '图片不能用：{fault:fault}。',
    other_pictures_wait: '正在处理其他图片，请稍后再试。',
  },
  tables: { picture_added: { picture: column.id('图片') } },
});

export const { say, figures } = words;
