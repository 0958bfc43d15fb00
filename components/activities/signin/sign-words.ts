import type { SigninState } from '@/lib/activities/signin/contract';
import { type CampaignStatus, isOver } from '@/lib/campaign/status';
import { dayText } from '@/lib/time/format';

/** The words on and below the button, and whether today can be signed, after a login if there is none yet. */
export function signWords(
  { mine, today, to }: SigninState,
  status: CampaignStatus,
  signedIn: boolean,
): { open: boolean; action: string; note: string } {
  if (status === 'upcoming') return { open: false, action: '活动未开始', note: '开始之后，每天来签一次。' };
  if (isOver(status)) return { open: false, action: '活动已结束', note: '已签的天数与礼品照常有效。' };
  if (!signedIn) return { open: true, action: '登录后签到', note: '以北京时间零点为一天。' };
  if (!mine?.days.includes(today)) return { open: true, action: '今日签到', note: '以北京时间零点为一天。' };
  return { open: false, action: '今日已签到', note: today === to ? '新一轮从明天开始。' : '明天再来，连续不断。' };
}

/** What screen readers announce about the day that the visitor chose to make up, or signed last on this page. */
export function spokenWords({ mine }: SigninState, chosen: string | undefined, done: string | undefined): string {
  if (!mine) return '';
  if (chosen) return `补签${dayText(chosen)}，要用 1 张补签卡，还有 ${mine.makeUpLeft} 张。`;
  if (!done || !mine.days.includes(done)) return '';
  return `${dayText(done)}，${mine.madeUp.includes(done) ? '已补签' : '已签到'}，连续签到 ${mine.streak} 天。`;
}
