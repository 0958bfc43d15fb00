import type { Activity } from '../../activities/schema';
import type { Campaign } from '../schema';
import { NOTICE_DAYS } from '../status';
import type { RuleSentences } from './rule-sentences';

/** When a campaign can be played, and how its end is announced. */
export function timeRules({ activities, period }: Campaign): RuleSentences {
  if (activities.length === 0) return {};
  const isOpenAllDay = period === undefined && !activities.some(hasHours);
  return {
    '活动时间(GMT+8)': [
      ...(isOpenAllDay ? ['本活动自本页发布之日起开放，每日 00:00 至 24:00（北京时间）均可参加。'] : []),
      `如需结束，将至少提前 ${NOTICE_DAYS} 日在本页公布截止时间；截止前已达成的奖励，仍按原规则发放。`,
    ],
  };
}

/** Whether an activity is closed at times, which its own rules name. */
function hasHours({ kind }: Activity): boolean {
  return kind === 'predict' || kind === 'redpacket';
}
