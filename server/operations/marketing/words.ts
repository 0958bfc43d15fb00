import {
  AD_EVENT_WORDS,
  AD_EVENTS,
  AD_PLATFORM_NAMES,
  AD_PLATFORMS,
  type AdEvent,
  type AdPlatformName,
} from '@/lib/channel/ad-platforms';
import { type AmountCell, column, nullable, type Word } from '../common/columns';
import { defineWords, sentence } from '../common/define-words';
import { amountsText, figureText, listText, outsideText, percentText, timeText } from '../common/formats';
import { REASON_ZH } from '../common/words';

/** Dimensions of the funnel, in the order of its columns. */
export const DIMENSION_WORDS = {
  day: ['day', '日期'],
  host: ['host', '域名'],
  brand: ['brand', '品牌'],
  plan: ['plan', '推广计划'],
  keyword: ['keyword', '关键词'],
  campaign: ['campaign', '活动'],
  page: ['page', '页面'],
  arm: ['arm', '版本'],
} as const;

export const STEP_WORDS = {
  visits: ['visits', '访问'],
  phones: ['phone entered', '填写手机号'],
  codes: ['code sent', '发送验证码'],
  accounts: ['account opened', '开户成功'],
  verified: ['verified', '实名认证'],
  deposits: ['first deposit', '首次入金'],
} as const;
type Step = keyof typeof STEP_WORDS;
type Counts = Readonly<Record<Step, number>>;

/** The advertising platforms, by the names that operators type. */
export const PLATFORM_WORDS = Object.fromEntries(
  AD_PLATFORM_NAMES.map((name) => [name, [name, AD_PLATFORMS[name].words[1]]]),
) as unknown as { readonly [Name in AdPlatformName]: readonly [Name, string] };

const PLATFORM_LIST = AD_PLATFORM_NAMES.map((name) => `${name} ${PLATFORM_WORDS[name][1]}`).join('、');

const TEST_OUTCOMES = {
  taken: ['accepted', '接收了'],
  again: ['could not take', '暂时无法接收'],
  refused: ['rejected', '拒绝了'],
} as const;

const EVENT_LIST = AD_EVENTS.map((event) => `${event} ${AD_EVENT_WORDS[event][1]}`).join('、');

/** The states of a conversion. */
const CONVERSION_WORDS = {
  pending: ['pending', '待发送'],
  queued: ['queued', '待发送'],
  consent: ['no consent yet', '待同意'],
  sent: ['sent', '已接收'],
  failed: ['failed', '被拒绝'],
  given_up: ['given_up', '已放弃'],
  unmatched: ['unmatched', '无点击标识'],
} as const;

/** The money of a group. */
export const MONEY_WORDS = {
  dollars: ['deposited', '入金总额（美元）'],
  spend: ['ad spend', '广告花费'],
  perAccount: ['per account', '单个开户成本'],
  perDeposit: ['per first deposit', '单个首次入金成本'],
} as const;

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
      'Accounts are those with a reported opening; they count as verified and with a first deposit whenever that happened, and the sum is of all their deposits. Rates are shares of the step before, for verified and first deposit of the accounts; beside the bars, of the visits.',
      '开户以上报且确有的账户为准；其中已实名认证、已有入金到账的各计一次，不限日期，入金总额为这些账户的全部入金。实名认证与首次入金的比例相对开户，其余相对上一步。',
    ),
    funnel_page: sentence<{ first: number; last: number; groups: number }>(
      ({ first, last, groups }) => `Groups ${first} to ${last} of ${groups}.`,
      ({ first, last, groups }) => `第 ${first} 至 ${last} 组，共 ${groups} 组。`,
    ),
    funnel_before: sentence<{ from: string; to: string }>(
      ({ from, to }) => `Against ${from} to ${to}:`,
      ({ from, to }) => `对比 ${from} 至 ${to}：`,
    ),
    spend_elsewhere: sentence<{ spend: readonly AmountCell[] }>(
      ({ spend }) => `Ad spend that belongs to none of these groups: ${amountsText(spend, 'en')}.`,
      ({ spend }) => `另有广告花费不属于以上各组：${amountsText(spend, 'zh')}。`,
    ),
    must_be_group_count: sentence('must be a whole number above 0', '须为大于 0 的整数'),
    must_be_skipped: sentence('must be a whole number', '须为整数'),
    no_visit: sentence('There was no visit on these days.', '这些日期里没有访问。'),
    spend_day_needed: sentence('must be a day, such as 2026-11-01', '须为日期，如 2026-11-01'),
    spend_in_future: sentence('is in the future', '尚未到'),
    spend_brand_unknown: sentence('must be the code of a brand, such as bfzh', '须为品牌代码，如 bfzh'),
    spend_needs_brand: sentence('name a brand or a host.', '请填品牌或域名。'),
    spend_host_unknown: sentence<{ host: string }>(
      ({ host }) => `the host ${host} has no brand of its own: name the brand.`,
      ({ host }) => `域名 ${host} 未配置品牌，请填品牌。`,
    ),
    spend_line_repeated: sentence<{ line: number }>(
      ({ line }) => `line ${line} has the same day, host, brand, platform, plan and currency.`,
      ({ line }) => `与第 ${line} 行的日期、域名、品牌、平台、计划、币种都相同。`,
    ),
    spend_line_differs: sentence<{ import: number }>(
      (line) => `import ${line.import} has another amount for it: reverse that import first.`,
      (line) => `第 ${line.import} 次导入中已有此项，金额不同；请先撤销那次导入。`,
    ),
    spend_too_many_lines: sentence<{ most: number }>(
      ({ most }) => `A file may have at most ${most} lines: split it.`,
      ({ most }) => `一个文件最多 ${most} 行，请拆分。`,
    ),
    spend_file_empty: sentence('The file has no lines below its first line.', '文件在首行以下没有内容。'),
    spend_imported: sentence<{ lines: number; spend: readonly AmountCell[]; known: number }>(
      ({ lines, spend, known }) =>
        `Lines of ad spend recorded: ${lines}, ${amountsText(spend, 'en')} in all. Known before: ${known}.`,
      ({ lines, spend, known }) => `记录广告花费 ${lines} 行，合计 ${amountsText(spend, 'zh')}；此前已有 ${known} 行。`,
    ),
    spend_import_id: sentence<{ import: number }>(
      (stored) => `Reverse import ${stored.import} to undo it.`,
      (stored) => `如需撤销，撤销第 ${stored.import} 次导入。`,
    ),
    must_be_spend_import: sentence('must be the id of an import', '须为导入编号'),
    no_spend_import: sentence<{ import: number }>(
      (wanted) => `There is no import ${wanted.import} of ad spend.`,
      (wanted) => `没有第 ${wanted.import} 次导入。`,
    ),
    spend_was_reversed: sentence<{ import: number; at: string }>(
      (wanted) => `Import ${wanted.import} was already reversed, at ${timeText(wanted.at)}.`,
      (wanted) => `第 ${wanted.import} 次导入已于 ${timeText(wanted.at)} 撤销。`,
    ),
    spend_reversed: sentence<{ import: number; lines: number; spend: readonly AmountCell[] }>(
      ({ lines, spend, ...others }) =>
        `Import ${others.import} is reversed: ${lines} lines, ${amountsText(spend, 'en')}.`,
      ({ lines, spend, ...others }) =>
        `撤销第 ${others.import} 次导入：${lines} 行，合计 ${amountsText(spend, 'zh')}。`,
    ),
    no_ad_spend: sentence('No ad spend is imported.', '还没有导入广告花费。'),
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
    no_platform_for_invalid: sentence<{ account: string }>(
      ({ account }) =>
        `No platform takes an invalid registration of ${account}: it has no click, or was reported before.`,
      ({ account }) => `账户 ${account} 没有可回传的广告点击，或已回传过无效。`,
    ),
    invalid_reported: sentence<{ account: string; count: number }>(
      ({ account, count }) => `The registration of ${account} is reported as invalid to ${count} platforms.`,
      ({ account, count }) => `账户 ${account} 的注册将作为无效回传给 ${count} 个平台。`,
    ),
    test_click_needed: sentence<{ platform: AdPlatformName }>(
      ({ platform }) => `${platform} needs a click of its test page: --click=….`,
      ({ platform }) => `请填${PLATFORM_WORDS[platform][1]}联调页的点击标识。`,
    ),
    event_unknown_to_platform: sentence<{ platform: AdPlatformName; event: AdEvent }>(
      ({ platform, event }) => `${platform} has no event ${event}.`,
      ({ platform, event }) => `${PLATFORM_WORDS[platform][1]}没有“${AD_EVENT_WORDS[event][1]}”事件。`,
    ),
    platform_without_key: sentence<{ platform: AdPlatformName }>(
      ({ platform }) => `The servers have no key for ${platform}.`,
      ({ platform }) => `服务器没有${PLATFORM_WORDS[platform][1]}的密钥。`,
    ),
    platform_without_token: sentence<{ platform: AdPlatformName }>(
      ({ platform }) => `${platform} returned no access token: check its refresh token.`,
      ({ platform }) => `${PLATFORM_WORDS[platform][1]}没有返回访问令牌，请检查刷新令牌。`,
    ),
    test_event_answered: sentence<{
      platform: AdPlatformName;
      event: AdEvent;
      outcome: 'taken' | 'again' | 'refused';
      answer: string;
    }>(
      ({ platform, event, outcome, answer }) =>
        `${platform} ${TEST_OUTCOMES[outcome][0]} the test event ${event}: ${answer}.`,
      ({ platform, event, outcome, answer }) =>
        `${PLATFORM_WORDS[platform][1]}${TEST_OUTCOMES[outcome][1]}测试事件“${AD_EVENT_WORDS[event][1]}”：${answer}。`,
    ),
    conversions_retried: sentence<{ count: number }>(
      ({ count }) => `Conversions to send again: ${count}.`,
      ({ count }) => `将重发 ${count} 条回传。`,
    ),
  },
  tables: {
    funnel: {
      day: nullable(column.day(...DIMENSION_WORDS.day)),
      host: nullable(outside(DIMENSION_WORDS.host)),
      brand: nullable(column.brand(...DIMENSION_WORDS.brand)),
      plan: nullable(outside(DIMENSION_WORDS.plan)),
      keyword: nullable(outside(DIMENSION_WORDS.keyword)),
      campaign: nullable(outside(DIMENSION_WORDS.campaign)),
      page: nullable(outside(DIMENSION_WORDS.page)),
      arm: nullable(outside(DIMENSION_WORDS.arm)),
      visits: reached(STEP_WORDS.visits),
      phones: reached(STEP_WORDS.phones),
      codes: reached(STEP_WORDS.codes),
      accounts: reached(STEP_WORDS.accounts),
      verified: reached(STEP_WORDS.verified),
      deposits: reached(STEP_WORDS.deposits),
      dollars: column.usd(...MONEY_WORDS.dollars, { right: 0 }),
      spend: nullable(column.amounts(...MONEY_WORDS.spend, { right: 0 })),
      perAccount: nullable(column.amounts(...MONEY_WORDS.perAccount, { right: 0 })),
      perDeposit: nullable(column.amounts(...MONEY_WORDS.perDeposit, { right: 0 })),
    },
    funnel_change: {
      figure: column.state('figure', '指标', { ...STEP_WORDS, ...MONEY_WORDS }),
      currency: nullable(column.id('currency', '币种', { none: '' })),
      now: nullable(column.number('now', '本期', { right: 0 })),
      before: nullable(column.number('before', '上期', { right: 0 })),
      change: nullable(column.change('change', '变化', { right: 0 })),
    },
    funnel_values: {
      filter: column.state('filter', '筛选项', DIMENSION_WORDS),
      value: nullable(column.outside('value', '值')),
    },
    ad_spend: {
      id: column.serial('import', '导入编号'),
      at: column.time('imported', '导入时间'),
      operator: column.operator('operator', '操作员'),
      lines: column.number('lines', '行数'),
      first: nullable(column.day('first day', '开始日期')),
      last: nullable(column.day('last day', '结束日期')),
      spend: column.amounts('ad spend', '花费'),
      reversed: nullable(column.time('reversed', '撤销时间')),
    },
    page_loads: {
      engine: nullable(column.sentence('engine', '内核')),
      version: nullable(column.text('version', '版本', { none: 'unknown' })),
      pages: column.number('pages sent', '发出页面', { right: LOADS_WIDTH }),
      visits: column.number('visits', '收到访问', { right: LOADS_WIDTH }),
      share: nullable(column.share('share', '比例', { right: LOADS_WIDTH })),
    },
    ad_conversions: {
      id: column.serial('id', '编号'),
      platform: column.state('platform', '平台', PLATFORM_WORDS),
      event: column.state('event', '事件', AD_EVENT_WORDS),
      state: column.state('state', '状态', CONVERSION_WORDS),
      account: column.account('account', '账户'),
      registered: column.time('registered', '注册时间'),
      attempts: column.number('attempts', '尝试次数'),
      next: nullable(column.time('next attempt', '下次尝试')),
      answer: nullable(column.text('last answer', '最近回应')),
    },
  },
  operations: {
    funnel: {
      title: '漏斗',
      summary:
        '统计访问、填写手机号、发送验证码、开户、实名认证与首次入金及广告成本，默认近七天，并按浏览器对比发出的页面与收到的访问',
      options: {
        from: '开始日期，如 2026-11-01，北京时间',
        to: '结束日期，默认今天',
        days: '截至结束日期的天数，代替开始日期',
        by: '拆分方式，用逗号分开，默认 day：day 日期、host 域名、brand 品牌、plan 推广计划、keyword 关键词、campaign 活动、page 页面、arm 版本',
        host: '只看此域名；- 为没有的',
        brand: '只看此品牌；- 为没有的',
        plan: '只看此推广计划；- 为没有的',
        keyword: '只看此关键词；- 为没有的',
        campaign: '只看此活动；- 为没有的',
        page: '只看此页面；- 为没有的',
        arm: '只看此版本；- 为没有的',
        sort: '排序依据：以上各项，或 visits 访问、phones 填写手机号、codes 发送验证码、accounts 开户、verified 实名认证、deposits 首次入金、dollars 入金总额、spend 广告花费',
        order: 'descending 从大到小，ascending 从小到大',
        rows: '最多显示多少组，默认 500',
        skip: '跳过前面多少组',
        format: 'table 表格，csv 文件',
      },
      flags: { compare: '与此前同样天数对比' },
    },
    'funnel-values': {
      title: '漏斗的筛选值',
      summary: '列出某些日期里访问过的域名、推广计划、关键词等，每项最多 100 个',
      options: {
        from: '开始日期，如 2026-11-01，北京时间',
        to: '结束日期，默认今天',
        days: '截至结束日期的天数，代替开始日期',
        brand: '只看此品牌的访问',
      },
    },
    'import-ad-spend': {
      title: '导入广告花费',
      summary:
        '导入广告平台的花费：CSV，列为 day 日期、brand 品牌或 host 域名、platform 平台、plan 推广计划、amount 金额、currency 币种（CNY、USD）',
      operands: { file: 'CSV 文件' },
    },
    'ad-spend': { title: '广告花费', summary: '列出最近 100 次广告花费的导入' },
    'reverse-ad-spend': {
      title: '撤销广告花费',
      summary: '撤销一次广告花费的导入，之后可重新导入',
      operands: { id: '导入编号' },
      options: REASON_ZH,
    },
    'ad-conversions': {
      title: '广告回传',
      summary: '列出最近 100 条回传给广告平台的事件',
      options: {
        state:
          '只看此状态：pending、queued 待发送、consent 待同意、sent 已接收、failed 被拒绝、given_up 已放弃、unmatched 无点击标识',
      },
    },
    'retry-ad-conversions': {
      title: '重发广告回传',
      summary: '重发被平台拒绝的回传，以及已放弃的回传（只接受当日重报的平台除外）',
      options: { platform: `只重发此平台：${PLATFORM_LIST}` },
    },
    'replay-ad-conversions': {
      title: '重放一天的广告回传',
      summary: '重发某一天被拒绝或已放弃的事件，可连同已接收的一起重发',
      operands: { day: '事件发生的日期，如 2026-11-01，北京时间' },
      options: { platform: `只重发此平台：${PLATFORM_LIST}`, event: `只重发此事件：${EVENT_LIST}` },
      flags: { accepted: '连同已接收的，只限能识别重复的平台' },
    },
    'report-invalid': {
      title: '回传无效注册',
      summary: '把一个账户的注册作为无效回传给广告平台，如号码打不通',
      operands: { account: '账户' },
      options: REASON_ZH,
    },
    'test-ad-platform': {
      title: '发送测试回传',
      summary: '用广告平台联调页的点击标识发送一个测试事件，并显示平台的回应',
      operands: { platform: '平台' },
      options: { click: '平台联调页的点击标识', event: `事件，默认 form：${EVENT_LIST}` },
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
