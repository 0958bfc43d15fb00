import { brands } from '@/brands';
import type { Dimension, Step } from '@/server/domain/funnel/funnel';

export const TITLE = '转化漏斗';

export const STEP_WORDS: Readonly<Record<Step, string>> = {
  visits: '访问',
  phones: '填写手机号',
  codes: '发送验证码',
  accounts: '开户成功',
  deposits: '首次入金',
};

export const DIMENSION_WORDS: Readonly<Record<Dimension, string>> = {
  day: '日期',
  host: '域名',
  brand: '品牌',
  plan: '推广计划',
  keyword: '关键词',
  campaign: '活动',
  page: '页面',
  arm: '版本',
};

/** Explains to readers what the funnel counts. */
export const RULE = [
  '同一访客每天在同一域名、品牌、计划与关键词下计一次，按活动、页面或版本查看时在每个活动、页面或版本下各计一次；每一步记在它发生的页面名下，日期按服务器收到事件的北京时间。',
  '同一设备标识收到多个手机号的验证码或开出多个账户时，按人数分别计；没有设备标识时，访问逐次计，手机号逐个计（当天已有设备标识认得的号码归入该访客）。',
  '开户以上报且确有的账户为准；首次入金指其中至今已有入金到账的账户，不限到账日期。品牌从本版本起随事件保存，之前的记录没有品牌。',
];

const NUMBER = new Intl.NumberFormat('zh-CN');

export function figure(count: number): string {
  return NUMBER.format(count);
}

const BRAND_NAMES = new Map(brands.map(({ appCode, name }) => [appCode, name]));

/** The text for a group's value; a brand's code with its name. */
export function valueWords(dimension: Dimension, value: string): string {
  if (value === '') return '（无）';
  const name = dimension === 'brand' ? BRAND_NAMES.get(value) : undefined;
  return name ? `${value} ${name}` : value;
}
