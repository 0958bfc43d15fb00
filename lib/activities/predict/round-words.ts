import type { z } from 'zod';
import { BEIJING_OFFSET, beijingClock, timesOfDay } from '../../time/clock';
import type { predictSchema } from './definition';

type Round = z.infer<typeof predictSchema>['round'];
type Calendar = Exclude<Round, { every: 'release' }>;
type Releases = Extract<Round, { every: 'release' }>;

const HOUR = 3_600_000;

/** When a round closes and is answered, in the words of {@link monthWords} or {@link releaseWords}; nothing for days and weeks. */
export function roundWords(round: Round): Record<string, string> {
  if (round.every === 'release') return releaseWords(round);
  return round.every === 'month' ? monthWords(round) : {};
}

/**
 * When a round of a month closes and is answered, by the day of the month: `28 日`, `28 日 24:00`, `次月 2 日`, `次月 2 日 08:00`.
 * The end of a day is written as its 24:00.
 */
export function monthWords({ closesAfterHours, resultAfterEndHours }: Calendar) {
  const closesOn = `${Math.ceil(closesAfterHours / 24)} 日`;
  const resultOn = `次月 ${Math.floor(resultAfterEndHours / 24) + 1} 日`;
  return {
    closesOn,
    closes: `${closesOn} ${clockOf(closesAfterHours % 24 || 24)}`,
    resultOn,
    result: `${resultOn} ${clockOf(resultAfterEndHours % 24)}`,
  };
}

/**
 * How long before a release its round closes, such as `30 分钟`, and the times of day in Beijing, where all releases have one:
 * of closing, `20:00`, and of the release, `06:00`.
 */
export function releaseWords({ closesBeforeHours, releases }: Releases) {
  return {
    before: closesBeforeHours < 1 ? `${closesBeforeHours * 60} 分钟` : `${closesBeforeHours} 小时`,
    closes: timesOfDay(releases, closesBeforeHours).join(' 或 '),
    result: timesOfDay(releases).join(' 或 '),
  };
}

function clockOf(hours: number): string {
  return hours === 24 ? '24:00' : beijingClock(hours * HOUR - BEIJING_OFFSET).slice(11, 16);
}
