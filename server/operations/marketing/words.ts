import { column, type Word } from '../common/columns';
import { defineWords, sentence } from '../common/define-words';
import { figureText, listText, outsideText, percentText } from '../common/formats';

/** Dimensions of the funnel, in the order of its columns. */
const DIMENSION_WORDS = {
  day: ['day', '日期'],
  host: ['host', '域名'],
  brand: ['brand', '品牌'],
  plan: ['plan', '推广计划'],
  keyword: ['keyword', '关键词'],
  campaign: ['campaign', '活动'],
  page: ['page', '页面'],
  arm: ['arm', '版本'],
} as const;

const STEP_WORDS = {
  visits: ['visits', '访问'],
  phones: ['phone entered', '填写手机号'],
  codes: ['code sent', '发送验证码'],
  accounts: ['account opened', '开户成功'],
  deposits: ['first deposit', '首次入金'],
} as const;
type Step = keyof typeof STEP_WORDS;
type Counts = Readonly<Record<Step, number>>;

const outside = ([en, zh]: Word) => column.outside(en, zh);
const reached = ([en, zh]: Word) => column.reached(en, zh, { right: 0 });

/** Width of the figures of page loads. */
const LOADS_WIDTH = 10;

const BAR_WIDTH = 40;
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

type Filters = readonly (readonly [name: Exclude<keyof typeof DIMENSION_WORDS, 'day'>, value: string])[];

export const words = defineWords({
  sentences: {
    funnel_days: sentence<{ from: string; to: string; where: Filters }>(
      ({ from, to, where }) =>
        [
          `From ${from} to ${to}, days of Beijing`,
          ...where.map(([name, value]) => `${DIMENSION_WORDS[name][0]} ${outsideText(value)}`),
        ].join(', '),
      ({ from, to, where }) =>
        [
          `${from} 至 ${to}（北京时间）`,
          ...where.map(([name, value]) => `${DIMENSION_WORDS[name][1]} ${outsideText(value)}`),
        ].join('，'),
    ),
    funnel_cut: sentence<{ rows: number }>(
      ({ rows }) =>
        `These are the ${rows} groups with the most visits; the total counts all, and --format=csv lists them.`,
      ({ rows }) => `只列出访问最多的 ${rows} 组，合计为全部；CSV 文件列出全部。`,
    ),
    funnel_bar: sentence<{ step: Step; counts: Counts }>(
      ({ step, counts }) => `${STEP_WORDS[step][0]}${gap(step, 0)}  ${barText(step, counts)}`,
      ({ step, counts }) => `${STEP_WORDS[step][1]}：${gap(step, 1)}${barText(step, counts)}`,
    ),
    funnel_counts_visitors: sentence(
      'A visitor counts once a day for each host, brand, plan and keyword of the visited pages, and for each page, campaign or arm if --by names them; a step counts where the visitor reached it.',
      '同一访客每天在同一域名、品牌、推广计划与关键词下计一次；按活动、页面或版本拆分时，在其中各计一次。每一步记在它发生的页面名下。',
    ),
    funnel_counts_devices: sentence(
      'A device counts once for each account that it opened and each number to which it requested codes; without a client id, each visit and each number counts.',
      '同一设备开出多个账户或给多个手机号发验证码时，按人数分别计；没有设备标识时，访问逐次计，手机号逐个计。',
    ),
    funnel_counts_accounts: sentence(
      'Accounts are those with a reported opening; their first deposit counts whenever it settled. Rates are shares of the step before; beside the bars, of the visits.',
      '开户以上报且确有的账户为准；首次入金不限到账日期。比例均相对上一步，条形图旁的比例相对访问。',
    ),
    no_page_sent: sentence('No page was sent to a browser on these days.', '这些日期里没有发出页面。'),
    engine: sentence<{ engine: 'chromium' | 'webkit' | 'gecko' | 'other' }>(
      ({ engine }) => engine,
      ({ engine }) =>
        ({ chromium: 'Chromium', webkit: 'WebKit（iOS、Safari）', gecko: 'Gecko（Firefox）', other: '其他内核' })[
          engine
        ],
    ),
    other_engines: sentence<{ browsers: number }>(
      ({ browsers }) => `${browsers} others`,
      ({ browsers }) => `另 ${browsers} 种浏览器`,
    ),
    page_loads_rule: sentence(
      'Pages that the servers and the edge sent to browsers, and visits that the pages’ scripts reported, on all hosts. A browser that runs the scripts has about 100%.',
      '服务器与边缘节点发给浏览器的页面，与页面脚本报回的访问，不分域名。脚本正常的浏览器约为 100%。',
    ),
    not_a_day: sentence<{ value: string }>(
      ({ value }) => `"${value}" is not a day: --from and --to are Beijing days such as 2026-11-01.`,
      ({ value }) => `“${value}”不是日期，请写成 2026-11-01 这样的北京日期。`,
    ),
    days_reversed: sentence<{ from: string; to: string }>(
      ({ from, to }) => `The last day is before the first: ${from}, ${to}.`,
      ({ from, to }) => `结束日期 ${to} 早于开始日期 ${from}。`,
    ),
    too_many_days: sentence<{ most: number }>(
      ({ most }) => `At most ${most} days are possible.`,
      ({ most }) => `一次最多查看 ${most} 天。`,
    ),
    no_dimension: sentence<{ value: string; known: readonly string[] }>(
      ({ value, known }) => `"${value}" is not a dimension. --by takes ${listText(known, 'en')}, with commas.`,
      ({ value, known }) => `没有“${value}”这种拆分方式，可用：${listText(known, 'zh')}。`,
    ),
    too_many_groups: sentence<{ most: number }>(
      ({ most }) => `There are more than ${most} groups: choose fewer days or dimensions.`,
      ({ most }) => `超过 ${figureText(most)} 组，请缩短日期范围或减少拆分方式。`,
    ),
    no_conversion: sentence('There are no such conversions.', '没有符合条件的回传。'),
    nothing_to_retry: sentence('There is nothing to send again.', '没有需要重发的回传。'),
    conversions_retried: sentence<{ count: number }>(
      ({ count }) => `Conversions to send again: ${count}.`,
      ({ count }) => `将重发 ${count} 条回传。`,
    ),
  },
  tables: {
    funnel: {
      day: column.day(...DIMENSION_WORDS.day),
      host: outside(DIMENSION_WORDS.host),
      brand: column.brand(...DIMENSION_WORDS.brand),
      plan: outside(DIMENSION_WORDS.plan),
      keyword: outside(DIMENSION_WORDS.keyword),
      campaign: outside(DIMENSION_WORDS.campaign),
      page: outside(DIMENSION_WORDS.page),
      arm: outside(DIMENSION_WORDS.arm),
      visits: column.number(...STEP_WORDS.visits, { right: 0 }),
      phones: reached(STEP_WORDS.phones),
      codes: reached(STEP_WORDS.codes),
      accounts: reached(STEP_WORDS.accounts),
      deposits: reached(STEP_WORDS.deposits),
    },
    page_loads: {
      engine: column.sentence('engine', '内核'),
      version: column.text('version', '版本', { none: 'unknown' }),
      pages: column.number('pages sent', '发出页面', { right: LOADS_WIDTH }),
      visits: column.number('visits', '收到访问', { right: LOADS_WIDTH }),
      share: column.share('share', '比例', { right: LOADS_WIDTH }),
    },
    ad_conversions: {
      id: column.id('id', '编号'),
      platform: column.state('platform', '平台', { qihu: ['qihu', '360 推广'], baidu: ['baidu', '百度推广'] }),
      state: column.state('state', '状态', {
        pending: ['pending', '待发送'],
        sent: ['sent', '已接收'],
        failed: ['failed', '被拒绝'],
        given_up: ['given_up', '已放弃'],
        unmatched: ['unmatched', '无点击标识'],
      }),
      account: column.account('account', '账户'),
      registered: column.time('registered', '注册时间'),
      attempts: column.number('attempts', '尝试次数'),
      next: column.time('next attempt', '下次尝试'),
      answer: column.text('last answer', '最近回应'),
    },
  },
  operations: {
    funnel: {
      title: '漏斗',
      summary: '统计访问、填写手机号、发送验证码、开户与首次入金，默认近七天，并按浏览器对比发出的页面与收到的访问',
      options: {
        from: '开始日期，如 2026-11-01，北京时间',
        to: '结束日期，默认今天',
        by: '拆分方式，用逗号分开，默认 day：day 日期、host 域名、brand 品牌、plan 推广计划、keyword 关键词、campaign 活动、page 页面、arm 版本',
        host: '只看此域名；- 为没有的',
        brand: '只看此品牌；- 为没有的',
        plan: '只看此推广计划；- 为没有的',
        keyword: '只看此关键词；- 为没有的',
        campaign: '只看此活动；- 为没有的',
        page: '只看此页面；- 为没有的',
        arm: '只看此版本；- 为没有的',
        format: 'table 表格，csv 文件',
      },
    },
    adConversions: {
      title: '广告回传',
      summary: '列出最近 100 条回传给广告平台的注册',
      options: {
        state: '只看此状态：pending 待发送、sent 已接收、failed 被拒绝、given_up 已放弃、unmatched 无点击标识',
      },
    },
    retryAdConversions: {
      title: '重发广告回传',
      summary: '重发被平台拒绝的回传，以及已放弃的百度回传',
      options: { platform: '只重发此平台：qihu 为 360，baidu 为百度' },
    },
  },
});

export const { say, table, operations } = words;

/** Blanks after a heading, so that the bars are below one another. */
function gap(step: Step, language: 0 | 1): string {
  // Chinese characters are two columns wide.
  const widthOf = (word: Word) => word[language].length * (language + 1);
  return ' '.repeat(Math.max(...Object.values(STEP_WORDS).map(widthOf)) - widthOf(STEP_WORDS[step]));
}

/** A bar of a terminal, with its figures; the bar of the visits is full. */
function barText(step: Step, counts: Counts): string {
  const part = counts.visits === 0 ? null : counts[step] / counts.visits;
  const count = String(counts[step]).padStart(String(counts.visits).length);
  return `${bar(part ?? 0).padEnd(BAR_WIDTH)}  ${count}  ${percentText(part).padStart(6)}`;
}

/** @param part from 0 to 1; any value above 0 shows at least an eighth of a character */
function bar(part: number): string {
  const eighths = Math.min(BAR_WIDTH * 8, Math.ceil(part * BAR_WIDTH * 8));
  return '█'.repeat(Math.floor(eighths / 8)) + EIGHTHS[eighths % 8];
}
