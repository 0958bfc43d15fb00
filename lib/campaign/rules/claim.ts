import { claimsOf } from '../../activities/claims';
import { prizeUnitsOf } from '../../activities/prize-units';
import type { Activity } from '../../activities/schema';
import type { PrizeUnit } from '../../activities/units';
import { EVERYWHERE } from '../figures/constants';
import type { Campaign } from '../schema';
import { USUAL_CLAIM_DAYS } from '../status';
import type { RuleSentences } from './rule-sentences';

/** Whether a campaign has rewards that visitors have to collect. */
export function isClaimable({ activities }: Pick<Campaign, 'activities'>): boolean {
  return activities.some(({ kind }) => claimsOf(kind).length > 0);
}

/** A campaign with the days in which rewards are collected after its end; without rewards to collect it has none. */
export function withClaimDays({ claimDays = USUAL_CLAIM_DAYS, ...campaign }: Campaign): Campaign {
  return isClaimable(campaign) ? { ...campaign, claimDays } : campaign;
}

/** Who is paid and when, how gifts are sent, and for how many days after the end rewards can be collected. */
export function claimRules(campaign: Campaign): RuleSentences {
  return { 领取方式: [...paymentRules(campaign), ...giftRules(campaign), ...collectionRules(campaign)] };
}

function paymentRules({ activities }: Campaign): string[] {
  const what = activities.some(({ kind }) => kind === 'cashback') ? '返现' : '赠金';
  const paid = unitsOf(activities).has('usd')
    ? [`${what}发放后 ${EVERYWHERE.payDays.is} 个工作日内存入交易账户；逾期未到账的，请联系在线客服并提供账号。`]
    : [];
  return [...verificationRules(activities), ...paid];
}

/** Unverified accounts are paid only points. Activities that require verification have a rule of their own. */
function verificationRules(activities: Campaign['activities']): string[] {
  const units = unitsOf(activities.filter((activity) => !requiresVerified(activity)));
  if (![...units].some((unit) => unit !== 'points')) return [];
  const what = units.has('points') ? '积分以外的奖励' : '奖励';
  return [`${what}在账户通过实名认证后发放，此前获得的先记入“我的奖励”。`];
}

function unitsOf(activities: Campaign['activities']): Set<PrizeUnit> {
  return new Set(activities.flatMap((activity) => [...prizeUnitsOf(activity)]));
}

function requiresVerified(activity: Activity): boolean {
  return 'requires' in activity && activity.requires?.verified === true;
}

/** A shop of points says itself how its things are sent. */
function giftRules({ activities }: Campaign): string[] {
  if (!unitsOf(activities.filter(({ kind }) => kind !== 'points')).has('gift')) return [];
  return [`实物奖品由客服在 ${EVERYWHERE.giftDays.is} 个工作日内联系核对收货地址，包邮寄出；不折现、不转让。`];
}

function collectionRules({ claimDays }: Campaign): string[] {
  if (claimDays === undefined) return [];
  return [`活动结束后 ${claimDays} 天内，仍可在本页领取结束前已达成的奖励；逾期未领取的，不再发放。`];
}
