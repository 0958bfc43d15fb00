import { figure } from '../../activities/prize-text';
import type { ActivityOf } from '../../activities/schema';
import type { RuleSentences } from './rule-sentences';
import { conditionWords, spaced } from './words';

/** How points are earned, and how often. */
export function pointsRules({ earn }: ActivityOf<'points'>): RuleSentences {
  const daily = earn.flatMap((way) => (way.by === 'day' ? [figure(way.points)] : []));
  const once = earn.flatMap((way) =>
    way.by === 'condition' ? [`${spaced(conditionWords(way.condition))}得 ${figure(way.points)} 分`] : [],
  );
  return {
    活动内容: [
      ...daily.map((points) => `每天（北京时间 00:00 至 24:00）可领一次积分，每次 ${points} 分。`),
      ...(once.length > 0 ? [`${once.join('；')}；各记一次。`] : []),
      '积分可兑换页面所列的券、赠金与实物；余量以页面显示为准，兑完为止。',
    ],
    领取方式: ['登录本页点击领取积分，即时入账；点击兑换并确认后，积分即时扣除，不可退回。'],
    有效期: ['积分没有有效期；账户销户时，未兑换的积分清零。'],
  };
}
