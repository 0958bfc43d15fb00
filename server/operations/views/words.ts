import { column } from '../common/columns';
import { defineWords, outcome } from '../common/define-words';

export const words = defineWords({
  sentences: {
    must_be_screen: '须为页面的名称，如 funnel',
    no_view: '还没有保存的视图。',
    no_view_named: '没有名为“{name}”的视图。',
    too_many_views: '已有 {most:number} 个视图，请先删除不用的。',
    view_saved: outcome('已保存视图“{name}”。'),
    view_removed: outcome('已删除视图“{name}”。'),
  },
  tables: {
    views: {
      name: column.text('名称'),
      query: column.text('条件'),
      saved: column.time('保存时间'),
    },
  },
});

export const { say, table } = words;
