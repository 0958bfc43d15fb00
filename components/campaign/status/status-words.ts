import type { Cycle } from '@/lib/campaign/cycle';
import { type DatedStatus, isOver } from '@/lib/campaign/status';
import { beijingDay } from '@/lib/time/calendar';
import { beijingDateTime, dayText } from '@/lib/time/format';

const CYCLES: Record<Cycle, string> = { day: '每天换新', week: '每周开新期', month: '每月开新期' };

/** When the campaign is open, in a few words: `11月1日—30日`, or how often it begins again while no end is known; empty without either. */
export function periodWords({ status, beginsAt, endsAt }: DatedStatus<string>, cycle: Cycle | undefined): string {
  const from = beginsAt && beijingDay(new Date(beginsAt));
  if (status === 'upcoming') return from ? `${dayText(from)}开始` : '即将开始';
  if (!endsAt) return cycle ? CYCLES[cycle] : '';
  // An end is the first instant after the campaign.
  const to = beijingDay(new Date(Date.parse(endsAt) - 1));
  if (!from) return `截至${dayText(to)}`;
  return `${dayText(from)}—${from.slice(0, 7) === to.slice(0, 7) ? dayText(to).replace(/.*月/, '') : dayText(to)}`;
}

/** The rule about when the campaign ends or has ended; empty while no end is known. */
export function endRule({ status, endsAt }: DatedStatus<string>): string {
  const over = isOver(status);
  if (!endsAt) return over ? '本活动已结束。' : '';
  return `本活动${over ? '已' : ''}于${beijingDateTime(endsAt, 'end')}（北京时间）结束。`;
}

/** The title and description of a campaign's page: after the end they say so instead of the offer. */
export function headWords<Words extends { title: string; description: string }>(
  words: Words,
  dated: DatedStatus<string>,
): Words {
  if (!isOver(dated.status)) return words;
  return { ...words, title: `${words.title}（已结束）`, description: endRule(dated) };
}

/**
 * The campaign status as a title and a sentence; neither while it runs without a known end.
 *
 * @param paused an operator has paused all activities
 */
export function noteWords(
  { status, beginsAt, endsAt, claimsUntil }: DatedStatus<string>,
  paused: boolean,
): [title?: string, text?: string] {
  if (paused && status !== 'ended') {
    return ['活动暂停中', '暂不能参加与领取，恢复后继续；开户与交易不受影响，已获得的奖励仍然有效。'];
  }
  switch (status) {
    case 'upcoming':
      return ['活动尚未开始', beginsAt ? `${beijingDateTime(beginsAt)}（北京时间）开始。` : ''];
    case 'running':
      return endsAt ? ['活动结束时间', `${beijingDateTime(endsAt, 'end')}（北京时间）。`] : [];
    case 'claiming':
      return [
        '活动已结束',
        claimsUntil ? `结束前已达成的奖励，请在${beijingDateTime(claimsUntil, 'end')}（北京时间）前领取。` : '',
      ];
    case 'ended':
      return ['活动已结束', '已获得的奖励仍然有效，以活动规则为准。'];
  }
}
