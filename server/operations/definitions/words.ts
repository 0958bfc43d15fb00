import { column } from '../common/columns';
import { defineWords } from '../common/define-words';

export const words = defineWords({
  sentences: {
    is_no_campaign: '文件不是活动定义：须为 JSON，有网址名称（slug）。',
    is_no_exported_file: '文件不是导出的活动。',
    is_no_definition: '版本 {id:number} 不是活动“{campaign}”的定义。',
    add_to_index: '存入 campaigns/ 后，在 campaigns/index.ts 加入：{imported} 并在列表里加入 {name}。',
    has_no_faults: '没有错误。',
    all_fit: '全部适用。',
  },
  tables: {
    definition_faults: { field: column.text('字段'), fault: column.text('错误') },
    unfit_revisions: {
      revision: column.number('版本'),
      campaign: column.text('活动'),
      field: column.text('字段'),
      fault: column.text('错误'),
    },
  },
});

export const { say, table } = words;
