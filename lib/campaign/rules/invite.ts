import { prizeText } from '../../activities/prize-text';
import type { ActivityOf } from '../../activities/schema';
import type { RuleSentences } from './rule-sentences';
import { conditionWords } from './words';

/** Which friends count, up to how many a month, and what they give. */
export function inviteRules({ condition, each, monthlyMax, tiers }: ActivityOf<'invite'>): RuleSentences {
  const reached = tiers.map(({ friends, prize }) => `满 ${friends} 位得 ${prizeText(prize)}`);
  return {
    活动对象: [
      '好友：经邀请人的链接、海报或邀请码注册，且注册晚于邀请人的账户。',
      '好友以身份证件认定，一个证件只计一位，以最先认证的账户为准；与邀请人为同一证件的，不计入。',
    ],
    活动内容: [
      `每位好友通过实名认证${condition.type === 'verified' ? '' : `并${conditionWords(condition)}`}，邀请人得 ${prizeText(each)}；按好友注册的北京月份计，每月至多 ${monthlyMax} 位。`,
      `达标好友${reached.join('，')}，各领一次，可以累计，不受每月位数所限。`,
    ],
    领取方式: ['登录本页取得专属链接与海报；好友达标后，回到本页点击领取。'],
    有效期: ['活动期间注册的好友，达标不限天数。'],
  };
}
