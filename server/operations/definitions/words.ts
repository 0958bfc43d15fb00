import { column, nullable } from '../common/columns';
import { defineWords } from '../common/define-words';

/** The states of a revision that waits for someone. */
const WAITING_STATES = { draft: '草稿', 'in-review': '待审核', approved: '待发布' } as const;

export const words = defineWords({
  sentences: {
    is_no_campaign: '文件不是活动定义：须为 JSON，有网址名称（slug）。',
    is_no_exported_file: '文件不是导出的活动。',
    is_no_definition: '版本 {id:number} 不是活动“{campaign}”的定义。',
    add_to_index: '存入 campaigns/ 后，在 campaigns/index.ts 加入：{imported} 并在列表里加入 {name}。',
    has_no_faults: '没有错误。',
    all_fit: '全部适用。',
    must_be_number_up_to: '须为不超过 {most:number} 的数',
    simulated: '{text}',
    has_no_simulation: '还没有模拟过。',
  },
  tables: {
    stored_definitions: {
      campaign: column.campaign('活动'),
      title: column.text('名称'),
      origin: column.state('来源', { built: '内置', stored: '运营台', new: '未发布' }),
      status: nullable(column.state('在办', WAITING_STATES)),
      revision: nullable(column.number('版本')),
      author: nullable(column.operator('撰写人')),
      written: nullable(column.time('撰写时间')),
    },
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
