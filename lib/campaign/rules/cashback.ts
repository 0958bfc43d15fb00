import { dollars } from '../../activities/prize-text';
import type { ActivityOf } from '../../activities/schema';
import type { RuleSentences } from './rule-sentences';

/** What a lot of each group of symbols gives. */
export function cashbackRules({ groups, title }: ActivityOf<'cashback'>): RuleSentences {
  return {
    活动内容: [
      ...groups.map(
        ({ label, perLot, symbols }) =>
          `${label}：每平仓 1 手返 ${dollars(perLot)}，共 ${symbols.length} 个品种：${symbols.join('、')}。`,
      ),
      '不足 1 手的按比例计，返现精确到 0.01 美元；各组分别计算后合计。',
    ],
    领取方式: [`登录本页，在“${title}”中点击领取，领取的是至今尚未领过的全部返现。`],
  };
}
