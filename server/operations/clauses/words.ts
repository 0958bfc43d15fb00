import { defineWords, outcome } from '../common/define-words';

export const words = defineWords({
  sentences: {
    file_is_not_clause: '此文件不能用作条款“{clause}”：',
    clause_stored: outcome('条款“{clause}”{version} 版已存为[版本 {id:number}，]草稿：'),
    clause_asks_again: '生效后，同意过旧版的客户须重新同意。',
  },
  tables: {},
});

export const { say } = words;
