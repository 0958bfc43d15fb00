import { column } from '../common/columns';
import { defineWords, outcome, sentence } from '../common/define-words';

const SCREEN_ZH = { screen: '页面' };

export const words = defineWords({
  sentences: {
    must_be_screen: sentence('must be the name of a screen, such as funnel', '须为页面的名称，如 funnel'),
    no_view: sentence('You have saved no view of this screen.', '还没有保存的视图。'),
    no_view_named: sentence<{ name: string }>(
      ({ name }) => `You have no view "${name}".`,
      ({ name }) => `没有名为“${name}”的视图。`,
    ),
    too_many_views: sentence<{ most: number }>(
      ({ most }) => `You have ${most} views of this screen: remove one first.`,
      ({ most }) => `已有 ${most} 个视图，请先删除不用的。`,
    ),
    view_saved: outcome<{ name: string }>(
      ({ name }) => `The view "${name}" is saved.`,
      ({ name }) => `已保存视图“${name}”。`,
    ),
    view_removed: outcome<{ name: string }>(
      ({ name }) => `The view "${name}" is removed.`,
      ({ name }) => `已删除视图“${name}”。`,
    ),
  },
  tables: {
    views: {
      name: column.text('name', '名称'),
      query: column.text('query', '条件'),
      saved: column.time('saved', '保存时间'),
    },
  },
  operations: {
    list: { title: '我的视图', summary: '列出您在某个页面保存的视图', operands: SCREEN_ZH },
    save: {
      title: '保存视图',
      summary: '为自己保存某个页面的视图，同名的会被替换',
      operands: { ...SCREEN_ZH, name: '视图名称' },
      options: { query: '地址中的条件，如 by=plan&days=30' },
    },
    remove: {
      title: '删除视图',
      summary: '删除您保存的视图',
      operands: { ...SCREEN_ZH, name: '视图名称' },
    },
  },
});

export const { say, table, operations } = words;
