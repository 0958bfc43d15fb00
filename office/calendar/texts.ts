import { timeText } from '@/server/operations/common/formats';
import { columnsOf } from '../answer/words';
import type { CampaignRow, RoundRow, TextRow } from './rows';

/** An instant in Beijing, `12-20 08:00`; with the year if that is not the one of now. */
export function stampText(instant: string, now: string): string {
  const [text, present] = [timeText(instant), timeText(now)];
  return text.slice(0, 4) === present.slice(0, 4) ? text.slice(5) : text;
}

/** An end, exclusive: midnight is 24:00 of the day before. */
export function endText(instant: string, now: string): string {
  if (!timeText(instant).endsWith('00:00')) return stampText(instant, now);
  const last = new Date(Date.parse(instant) - 1).toISOString();
  return `${stampText(last, now).slice(0, -5)}24:00`;
}

/** When a campaign begins, ends and stops collecting, from now on. */
export function datesText({ status, begins, ends, claimsUntil }: CampaignRow, now: string): string {
  const end = ends && `${endText(ends, now)} 结束`;
  switch (status) {
    case 'upcoming':
      return [begins ? `${stampText(begins, now)} 开始` : '未定开始时间', end].filter(Boolean).join('，');
    case 'running':
      return end ?? '没有结束时间';
    case 'claiming':
      return `已结束，可领取至 ${claimsUntil ? endText(claimsUntil, now) : '—'}`;
    case 'ended':
      return ends ? `${endText(ends, now)} 已结束` : '已结束';
  }
}

/** The rounds of a period in few words; empty without any. */
export function roundsText(rounds: readonly RoundRow[]): string {
  if (rounds.length === 0) return '';
  const count = (state: RoundRow['state']) => rounds.filter((round) => round.state === state).length;
  const due = count('due');
  const open = count('open');
  return [`竞猜 ${rounds.length} 场`, open > 0 && `${open} 场竞猜中`, due > 0 && `${due} 场待结算`]
    .filter(Boolean)
    .join('，');
}

/** The texts of a period in few words; empty without any. */
export function textsText(texts: readonly TextRow[]): string {
  const scheduled = texts.filter(({ state }) => state === 'scheduled').length;
  return scheduled > 0 ? `${scheduled} 份文案已排期` : '';
}

/** The kinds of activities. */
export function kindChoices(): { value: string; label: string }[] {
  const words = columnsOf('found_rewards').kind?.words ?? {};
  return Object.entries(words)
    .filter(([value]) => value !== 'hand')
    .map(([value, word]) => ({ value, label: word }));
}
