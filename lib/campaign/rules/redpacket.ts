import { prizeText } from '../../activities/prize-text';
import type { ActivityOf } from '../../activities/schema';
import type { RuleSentences } from './rule-sentences';

const MINUTES_PER_DAY = 24 * 60;

/** When rounds begin, how long they last, how many packets they have, and that an account grabs one in each. */
export function redpacketRules({ everyMinutes, lastsSeconds, packets }: ActivityOf<'redpacket'>): RuleSentences {
  const all = packets.reduce((sum, { stock }) => sum + stock, 0);
  const parts = packets.map(({ prize, stock }) => `${prizeText(prize)} ${stock} 个`);
  return {
    '活动时间(GMT+8)': [
      `每日（北京时间）00:00 起每 ${duration(everyMinutes * 60)}一场，全天 ${MINUTES_PER_DAY / everyMinutes} 场，每场 ${duration(lastsSeconds)}，抢完即止。`,
    ],
    活动内容: [
      `每场 ${all} 个红包：${parts.join('，')}；个别场次另有增减的，以页面显示的余量为准。`,
      '每个账户每场限抢一个。场内随机发出，剩余红包每个被抽中的机会均等；当场未抢完的不累计到下一场。',
    ],
    领取方式: ['登录本页，在场次进行中点击落下的红包；是否抢到，以服务器记录为准。'],
  };
}

/** Seconds in the largest unit that divides them: `3 小时`, `30 分钟`, `45 秒`. */
function duration(seconds: number): string {
  if (seconds % 3600 === 0) return `${seconds / 3600} 小时`;
  return seconds % 60 === 0 ? `${seconds / 60} 分钟` : `${seconds} 秒`;
}
