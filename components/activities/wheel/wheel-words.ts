import type { CreditSource } from '@/lib/activities/credits';
import type { Outcome } from '@/lib/activities/odds';
import type { WheelState } from '@/lib/activities/wheel/contract';
import { type CampaignStatus, isOver } from '@/lib/campaign/status';

interface Situation {
  state: WheelState;
  status: CampaignStatus;
  signedIn: boolean;
  sources: readonly CreditSource[];
  turning: boolean;
  stopped: { outcome: Outcome; trial: boolean } | undefined;
}

/** The words on the hub and below the wheel, and whether it can be spun. */
export function wheelWords({ state, status, signedIn, sources, turning, stopped }: Situation) {
  const credits = state.mine?.spins ?? 0;
  const open = status === 'running' && (!signedIn || credits > 0);
  const action = status === 'upcoming' ? '未开始' : isOver(status) ? '已结束' : signedIn ? '抽奖' : '试转';
  return { open, action, note: turning ? '转盘正在转动…' : result(stopped) + rest(status, signedIn, credits, sources) };
}

function result(stopped: Situation['stopped']): string {
  if (!stopped) return '';
  const { outcome, trial } = stopped;
  if (trial) return `试转停在“${outcome.label}”。`;
  return outcome.prize ? `恭喜您抽中“${outcome.label}”。` : `停在“${outcome.label}”，这次没有奖品。`;
}

function rest(status: CampaignStatus, signedIn: boolean, credits: number, sources: readonly CreditSource[]): string {
  if (status === 'upcoming') return '活动还没开始，奖品与概率可先看。';
  if (isOver(status)) return '活动已结束，感谢参与。';
  if (!signedIn) return '试转不计奖励，登录后即可正式抽奖。';
  if (credits > 0) return `还可抽 ${credits} 次`;
  return sources.some(({ from }) => from !== 'day') ? '次数已用完，完成任务可再得。' : '今日次数已用完，明天再来。';
}
