import { column, nullable } from '../common/columns';
import { defineWords } from '../common/define-words';
import { ALL_BRANDS, REVISION_STATES } from '../texts/words';

export const words = defineWords({
  sentences: {
    must_be_campaigns: '须为活动，用逗号分隔',
  },
  tables: {
    site_pages: {
      path: column.path('地址'),
      title: column.text('标题'),
      kind: column.state('类型', {
        campaign: '活动',
        success: '开户成功页',
        clause: '条款',
        other: '下载与资金',
        development: '开发页',
      }),
      campaign: nullable(column.campaign('所属活动')),
      plays: nullable(column.text('玩法', { none: '' })),
      layout: nullable(column.state('版式', { mobile: '只用手机版', desktop: '只用桌面版' })),
      status: nullable(
        column.state('状态', {
          upcoming: '未开始',
          running: '进行中',
          claiming: '已结束，可领奖',
          ended: '已结束',
        }),
      ),
      begins: nullable(column.time('开始')),
      ends: nullable(column.time('结束')),
    },
    page_origins: {
      brand: column.brand('品牌'),
      origin: column.text('页面所在'),
    },
    page_frames: {
      label: nullable(column.id('内容', { none: 'live' })),
      campaign: nullable(column.campaign('活动')),
      brand: nullable(column.named('适用于', ALL_BRANDS)),
      state: nullable(column.state('状态', REVISION_STATES)),
      author: nullable(column.operator('撰写人')),
      written: nullable(column.time('撰写时间')),
      token: column.id('凭证'),
    },
  },
});

export const { say, table } = words;
