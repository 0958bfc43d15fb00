import type * as z from 'zod/mini';
import { figure, prizeText } from '@/lib/activities/prize-text';
import { REWARD_STATE_WORDS, shownState } from '@/lib/activities/reward-state-words';
import type { rewardOverview } from '@/lib/contract/activities/calls';
import { PAY_DAYS, REWARDS_LISTED } from '@/lib/reward/payment-days';
import { siteUrl } from '@/lib/site';
import { beijingDate, chineseTime } from '@/lib/time/format';
import { ButtonLink } from '../../ui/button';
import { keepsQuery } from '../../ui/link-kinds';
import { Notice } from '../../ui/notice';
import { VerificationButton } from '../verification/verification-button';
import styles from './rewards-list.module.css';

/** Where a visitor without rewards can start, and where points are spent. */
const FIRST_REWARDS = '/auth-award';
const POINTS_SHOP = '/integrate-2412';

/** Points and rewards, open rewards first. */
export function RewardsList({ points, rewards }: { points: number; rewards: readonly GivenReward[] }) {
  if (rewards.length === 0 && points === 0) {
    return (
      <div className={styles.none}>
        <p>
          <b>这里还空着，等您的头一份奖励</b>
        </p>
        <p>从实名认证开始：填好姓名与身份证号码，通过后就能领。</p>
        <ButtonLink variant="action" className={styles.begin} href={siteUrl(FIRST_REWARDS)} {...keepsQuery}>
          去领头一份
        </ButtonLink>
      </div>
    );
  }
  const open = rewards.filter(isOpen);
  const settled = rewards.filter((reward) => !isOpen(reward));
  const unverified = open.filter((reward) => reward.unverified).length;
  return (
    <>
      <Notice className={styles.points}>
        <span>
          可用积分 <b translate="no">{figure(points)}</b>
        </span>
        <a href={siteUrl(POINTS_SHOP)} {...keepsQuery}>
          去兑换
        </a>
      </Notice>
      {unverified > 0 && (
        <p className={styles.verify}>
          <span>
            <b translate="no">{unverified}</b> 份奖励待实名，通过实名认证后发放
          </span>
          <VerificationButton asked="identity" />
        </p>
      )}
      {open.length > 0 && <Rewards title="待到账、待使用" rewards={open} />}
      {settled.length > 0 && <Rewards title="往期奖励" rewards={settled} />}
      <p className={styles.hint}>
        {open.some(({ state }) => state === 'held') && (
          <span>“审核中”的奖励由工作人员核对后发放或答复，不会自动作废。</span>
        )}
        <span>
          {`待发放的赠金，领取后 ${PAY_DAYS} 个工作日内存入交易账户；逾期未到账，请联系在线客服。仅列出最近 ${REWARDS_LISTED} 份。`}
        </span>
      </p>
    </>
  );
}

function Rewards({ title, rewards }: { title: string; rewards: readonly GivenReward[] }) {
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      <ul>
        {rewards.map((reward) => (
          <li key={reward.id} className={styles.reward} data-open={isOpen(reward)}>
            <b className={styles.prize}>{prizeText(reward.prize)}</b>
            <span className={styles.state}>{stateWords(reward)}</span>
            <span className={styles.origin}>
              {[reward.title, reward.prize.label].filter(Boolean).join(' · ')}
              <time dateTime={reward.givenAt}>{chineseTime(reward.givenAt)}</time>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export type GivenReward = z.infer<typeof rewardOverview.response>['Data']['rewards'][number];

/** The status of a reward, in words. */
function stateWords(reward: GivenReward): string {
  const { coupon } = reward;
  const shown = shownState(reward);
  if (coupon && shown === 'claimed') return `${beijingDate(coupon.from)}起可用`;
  if (coupon && shown === 'in-force') {
    return `可用至${beijingDate(new Date(Date.parse(coupon.to) - 1).toISOString())}`;
  }
  return REWARD_STATE_WORDS[shown];
}

/** Whether a reward still waits for approval, payment or use. */
function isOpen({ state, coupon }: GivenReward): boolean {
  if (state === 'held') return true;
  return coupon ? coupon.state === 'claimed' || coupon.state === 'in-force' : state === 'given';
}
