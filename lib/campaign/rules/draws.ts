import type { CreditSource } from '../../activities/credits';
import type { Outcome } from '../../activities/odds';
import { percentOf } from '../../activities/percent-of';
import { figure } from '../../activities/prize-text';
import { conditionWords, spaced } from './words';

/** How the server draws, and what replaces a prize that has run out. */
export const DRAWN = [
  '结果由服务器以密码学随机数按公布的概率抽取，与点击的快慢、先后无关。',
  '限量奖品发完后，抽中该项的，改得奖品表中排在前面的不限量一项；剩余数量以页面显示为准。',
];

/** The odds of a draw, with a mark on limited prizes: `$1 赠金 20%（限量），谢谢参与 80%`. */
export function oddsWords(outcomes: readonly Outcome[]): string {
  return outcomes
    .map(({ label, odds, stock }) => `${label} ${percentOf(odds)}${stock === null ? '' : '（限量）'}`)
    .join('，');
}

/** Where credits come from, such as `每天 1 次；通过实名认证得 2 次；每累计平仓 2 手得 1 次，至多 10 次`. */
export function creditWords(sources: readonly CreditSource[]): string {
  return sources.map(sourceWords).join('；');
}

function sourceWords(source: CreditSource): string {
  switch (source.from) {
    case 'day':
      return `每天 ${source.count} 次`;
    case 'condition':
      return `${spaced(conditionWords(source.condition))}得 ${source.count} 次`;
    case 'lots':
      return `每累计平仓 ${figure(source.each)} 手得 1 次，至多 ${source.max} 次`;
  }
}

/** How long credits are valid. */
export function creditValidity(sources: readonly CreditSource[]): string {
  const isDaily = (from: CreditSource['from']) => from === 'day';
  if (sources.every(({ from }) => isDaily(from))) return '每天的次数当天有效，不累积。';
  return sources.some(({ from }) => isDaily(from))
    ? '每天的次数当天有效，不累积；其余次数在活动结束前有效，不可转让。'
    : '次数在活动结束前有效，不可转让。';
}
