import { dollars, prizeText } from '../../activities/prize-text';
import type { ActivityOf } from '../../activities/schema';
import { chineseCount } from '../figures/chinese-number';
import type { RuleSentences } from './rule-sentences';
import { conditionWords } from './words';

/** What each task gives, in which order, and that each is paid once. */
export function tasksRules({ order, tasks }: ActivityOf<'tasks'>): RuleSentences {
  const paid = tasks.flatMap(({ condition, prize }) => (prize ? [{ condition, prize }] : []));
  const isSum = paid.length > 1 && paid.every(({ prize }) => prize.unit === 'usd');
  const sum = isSum ? `，合计 ${dollars(paid.reduce((all, { prize }) => all + prize.amount, 0))}` : '';
  const steps =
    order === 'sequence'
      ? `${chineseCount(tasks.length)}项依次完成，前一项完成后才可领取后一项`
      : `${chineseCount(tasks.length)}项不分先后，完成一项可领一项`;
  return {
    活动内容: [
      ...paid.map(({ condition, prize }) => `${prize.label}：${conditionWords(condition)}，得 ${prizeText(prize)}。`),
      `${steps}；各领一次${sum}。`,
    ],
    领取方式: ['登录本页，在完成的任务上点击“领取”，系统按账户的真实记录核对，无需上传凭证。'],
  };
}
