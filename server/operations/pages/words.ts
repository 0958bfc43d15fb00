import { column, nullable } from '../common/columns';
import { defineWords, sentence } from '../common/define-words';
import { ALL_BRANDS, REVISION_STATES } from '../texts/words';

export const words = defineWords({
  sentences: {
    must_be_campaigns: sentence('must be campaigns, separated by commas', '须为活动，用逗号分隔'),
  },
  tables: {
    site_pages: {
      path: column.path('path', '地址'),
      title: column.text('title', '标题'),
      kind: column.state('kind', '类型', {
        campaign: ['campaign', '活动'],
        success: ['after registration', '开户成功页'],
        clause: ['clause', '条款'],
        other: ['other', '下载与资金'],
        development: ['development', '开发页'],
      }),
      campaign: nullable(column.campaign('campaign', '所属活动')),
      plays: nullable(column.text('activities', '玩法', { none: '' })),
      layout: nullable(
        column.state('layout', '版式', { mobile: ['phone', '只用手机版'], desktop: ['desktop', '只用桌面版'] }),
      ),
      status: nullable(
        column.state('status', '状态', {
          upcoming: ['upcoming', '未开始'],
          running: ['running', '进行中'],
          claiming: ['claiming', '已结束，可领奖'],
          ended: ['ended', '已结束'],
        }),
      ),
      begins: nullable(column.time('begins', '开始')),
      ends: nullable(column.time('ends', '结束')),
    },
    page_origins: {
      brand: column.brand('brand', '品牌'),
      origin: column.text('pages at', '页面所在'),
    },
    page_frames: {
      label: nullable(column.id('shows', '内容', { none: 'live' })),
      campaign: nullable(column.campaign('campaign', '活动')),
      brand: nullable(column.named('for', '适用于', ALL_BRANDS)),
      state: nullable(column.state('state', '状态', REVISION_STATES)),
      author: nullable(column.operator('author', '撰写人')),
      written: nullable(column.time('written', '撰写时间')),
      token: column.id('token', '凭证'),
    },
  },
  operations: {
    'pages list': { title: '页面目录', summary: '列出网站的每个页面、所属活动及其状态，以及各品牌的页面所在' },
    'pages frames': {
      title: '页面的画面',
      summary:
        '列出页面目录能显示的内容：访客所见，以及活动的各个版本和实验组；凭证至少 12 小时有效，只能在运营台里使用',
      options: { campaign: '活动，多个用逗号分隔' },
    },
  },
});

export const { say, table, operations } = words;
