import { defineWords, outcome } from '../common/define-words';

export const words = defineWords({
  sentences: {
    file_is_not_brand: '此资料不能用于品牌 {brand}：',
    brand_revision_stored: outcome('品牌 {brand} 的版本 {id:number} 已存为草稿：'),
    new_brand_revision_stored: outcome('品牌 {brand} 的新版本已存为草稿：'),
  },
});

export const { say } = words;
