import { AD_EVENT_WORDS, AD_PLATFORM_NAMES, AD_PLATFORMS, type AdPlatformName } from '@/lib/channel/ad-platforms';
import { column, nullable } from '../common/columns';
import { defineWords } from '../common/define-words';
import { outsideText, percentText } from '../common/formats';

/** Dimensions of the funnel, in the order of its columns. */
export const DIMENSION_WORDS = {
  day: '日期',
  host: '域名',
  brand: '品牌',
  plan: '推广计划',
  keyword: '关键词',
  campaign: '活动',
  page: '页面',
  arm: '版本',
} as const;

export const STEP_WORDS = {
  visits: '访问',
  phones: '填写手机号',
  codes: '发送验证码',
  accounts: '开户成功',
  verified: '实名认证',
  deposits: '首次入金',
} as const;
type Step = keyof typeof STEP_WORDS;
type Counts = Readonly<Record<Step, number>>;

/** The advertising platforms, by the names that operators type. */
export const PLATFORM_WORDS = Object.fromEntries(
  AD_PLATFORM_NAMES.map((name) => [name, AD_PLATFORMS[name].words[1]]),
) as Readonly<Record<AdPlatformName, string>>;

const TEST_OUTCOMES = {
  taken: '接收了',
  again: '暂时无法接收',
  refused: '拒绝了',
} as const;

/** The engines of browsers. */
const ENGINES = {
  chromium: 'Chromium',
  webkit: 'WebKit（iOS、Safari）',
  gecko: 'Gecko（Firefox）',
  other: '其他内核',
} as const;

/** The states of a conversion. */
const CONVERSION_WORDS = {
  pending: '待发送',
  queued: '待发送',
  consent: '待同意',
  sent: '已接收',
  failed: '被拒绝',
  given_up: '已放弃',
  unmatched: '无点击标识',
} as const;

/** The money of a group. */
export const MONEY_WORDS = {
  dollars: '入金总额（美元）',
  spend: '广告花费',
  perAccount: '单个开户成本',
  perDeposit: '单个首次入金成本',
} as const;

const reached = (heading: string) => column.reached(heading, { right: 0 });

/** Width of the figures of page loads. */
const LOADS_WIDTH = 10;

const BAR_WIDTH = 40;
const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

type Filters = readonly (readonly [name: Exclude<keyof typeof DIMENSION_WORDS, 'day'>, value: string])[];

export const words = defineWords({
  slots: { ad_event: AD_EVENT_WORDS, engine: ENGINES, platform: PLATFORM_WORDS, test_outcome: TEST_OUTCOMES },
  sentences: {
    funnel_days: ({ from, to, where }: { from: string; to: string; where: Filters }) =>
      [
        `${from} 至 ${to}（北京时间）`,
        ...where.map(([name, value]) => `${DIMENSION_WORDS[name]} ${outsideText(value)}`),
      ].join('，'),
    funnel_cut: '只列出访问最多的 {rows:number} 组，合计为全部；CSV 文件列出全部。',
    funnel_bar: ({ step, counts }: { step: Step; counts: Counts }) =>
      `${STEP_WORDS[step]}：${gap(step)}${barText(step, counts)}`,
    funnel_counts_visitors:
      '同一访客每天在同一域名、品牌、推广计划与关键词下计一次；按活动、页面或版本拆分时，在其中各计一次。每一步记在它发生的页面名下。',
    funnel_counts_devices:
      '同一设备开出多个账户或给多个手机号发验证码时，按人数分别计；没有设备标识时，访问逐次计，手机号逐个计。',
    funnel_counts_accounts:
      '开户以上报且确有的账户为准；其中已实名认证、已有入金到账的各计一次，不限日期，入金总额为这些账户的全部入金。实名认证与首次入金的比例相对开户，其余相对上一步。',
    funnel_page: '第 {first:number} 至 {last:number} 组，共 {groups:number} 组。',
    funnel_before: '对比 {from} 至 {to}：',
    spend_elsewhere: '另有广告花费不属于以上各组：{spend:amounts}。',
    must_be_group_count: '须为大于 0 的整数',
    must_be_skipped: '须为整数',
    no_visit: '这些日期里没有访问。',
    spend_day_needed: '须为日期，如 2026-11-01',
    spend_in_future: '尚未到',
    spend_brand_unknown: '须为品牌代码，如 bfzh',
    spend_needs_brand: '请填品牌或域名。',
    spend_host_unknown: '域名 {host} 未配置品牌，请填品牌。',
    spend_line_repeated: '与第 {line:number} 行的日期、域名、品牌、平台、计划、币种都相同。',
    spend_line_differs: '第 {import:number} 次导入中已有此项，金额不同；请先撤销那次导入。',
    spend_too_many_lines: '一个文件最多 {most:number} 行，请拆分。',
    spend_file_empty: '文件在首行以下没有内容。',
    spend_imported: '记录广告花费 {lines:number} 行，合计 {spend:amounts}；此前已有 {known:number} 行。',
    spend_import_id: '如需撤销，撤销第 {import:number} 次导入。',
    must_be_spend_import: '须为导入编号',
    no_spend_import: '没有第 {import:number} 次导入。',
    spend_was_reversed: '第 {import:number} 次导入已于 {at:time} 撤销。',
    spend_reversed: '撤销第 {import:number} 次导入：{lines:number} 行，合计 {spend:amounts}。',
    no_ad_spend: '还没有导入广告花费。',
    no_page_sent: '这些日期里没有发出页面。',
    engine: '{engine:engine}',
    other_engines: '另 {browsers:number} 种浏览器',
    page_loads_rule: '服务器与边缘节点发给浏览器的页面，与页面脚本报回的访问，不分域名。脚本正常的浏览器约为 100%。',
    not_a_day: '“{value}”不是日期，请写成 2026-11-01 这样的北京日期。',
    days_reversed: '结束日期 {to} 早于开始日期 {from}。',
    too_many_days: '一次最多查看 {most:number} 天。',
    no_dimension: '没有“{value}”这种拆分方式，可用：{known:list}。',
    too_many_groups: '超过 {most:figure} 组，请缩短日期范围或减少拆分方式。',
    no_conversion: '没有符合条件的回传。',
    nothing_to_retry: '没有需要重发的回传。',
    no_platform_for_invalid: '账户 {account} 没有可回传的广告点击，或已回传过无效。',
    invalid_reported: '账户 {account} 的注册将作为无效回传给 {count:number} 个平台。',
    test_click_needed: '请填{platform:platform}联调页的点击标识。',
    event_unknown_to_platform: '{platform:platform}没有“{event:ad_event}”事件。',
    platform_without_key: '服务器没有{platform:platform}的密钥。',
    platform_without_token: '{platform:platform}没有返回访问令牌，请检查刷新令牌。',
    test_event_answered: '{platform:platform}{outcome:test_outcome}测试事件“{event:ad_event}”：{answer}。',
    conversions_retried: '将重发 {count:number} 条回传。',
  },
  tables: {
    funnel: {
      day: nullable(column.day(DIMENSION_WORDS.day)),
      host: nullable(column.outside(DIMENSION_WORDS.host)),
      brand: nullable(column.brand(DIMENSION_WORDS.brand)),
      plan: nullable(column.outside(DIMENSION_WORDS.plan)),
      keyword: nullable(column.outside(DIMENSION_WORDS.keyword)),
      campaign: nullable(column.outside(DIMENSION_WORDS.campaign)),
      page: nullable(column.outside(DIMENSION_WORDS.page)),
      arm: nullable(column.outside(DIMENSION_WORDS.arm)),
      visits: reached(STEP_WORDS.visits),
      phones: reached(STEP_WORDS.phones),
      codes: reached(STEP_WORDS.codes),
      accounts: reached(STEP_WORDS.accounts),
      verified: reached(STEP_WORDS.verified),
      deposits: reached(STEP_WORDS.deposits),
      dollars: column.usd(MONEY_WORDS.dollars, { right: 0 }),
      spend: nullable(column.amounts(MONEY_WORDS.spend, { right: 0 })),
      perAccount: nullable(column.amounts(MONEY_WORDS.perAccount, { right: 0 })),
      perDeposit: nullable(column.amounts(MONEY_WORDS.perDeposit, { right: 0 })),
    },
    funnel_change: {
      figure: column.state('指标', { ...STEP_WORDS, ...MONEY_WORDS }),
      currency: nullable(column.id('币种', { none: '' })),
      now: nullable(column.number('本期', { right: 0 })),
      before: nullable(column.number('上期', { right: 0 })),
      change: nullable(column.change('变化', { right: 0 })),
    },
    funnel_values: {
      filter: column.state('筛选项', DIMENSION_WORDS),
      value: nullable(column.outside('值')),
    },
    ad_spend: {
      id: column.serial('导入编号'),
      at: column.time('导入时间'),
      operator: column.operator('操作员'),
      lines: column.number('行数'),
      first: nullable(column.day('开始日期')),
      last: nullable(column.day('结束日期')),
      spend: column.amounts('花费'),
      reversed: nullable(column.time('撤销时间')),
    },
    page_loads: {
      engine: nullable(column.sentence('内核')),
      version: nullable(column.text('版本', { none: 'unknown' })),
      pages: column.number('发出页面', { right: LOADS_WIDTH }),
      visits: column.number('收到访问', { right: LOADS_WIDTH }),
      share: nullable(column.share('比例', { right: LOADS_WIDTH })),
    },
    ad_conversions: {
      id: column.serial('编号'),
      platform: column.state('平台', PLATFORM_WORDS),
      event: column.state('事件', AD_EVENT_WORDS),
      state: column.state('状态', CONVERSION_WORDS),
      account: column.account('账户'),
      registered: column.time('注册时间'),
      attempts: column.number('尝试次数'),
      next: nullable(column.time('下次尝试')),
      answer: nullable(column.text('最近回应')),
    },
  },
});

export const { say, table } = words;

/** Blanks after a heading, so that the bars are below one another. */
function gap(step: Step): string {
  // Chinese characters are two columns wide.
  const widthOf = (word: string) => word.length * 2;
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
