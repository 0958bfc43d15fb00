import type { Stage } from './life';

/** The status of a campaign as its pages show it; instants in ISO 8601. */
export interface PageLife {
  stage: Stage;
  beginsAt: string | null;
  endsAt: string | null;
  claimsUntil: string | null;
}

/** The dates that a page of each stage says, which it is therefore another page by. */
const DATES = {
  upcoming: ['beginsAt'],
  running: [],
  closing: ['endsAt'],
  claiming: ['endsAt', 'claimsUntil'],
  ended: ['endsAt'],
} as const satisfies Record<Stage, readonly (keyof PageLife)[]>;

/**
 * The part of a variant id with the status of a campaign: the status and its dates in seconds since 1970, such as
 * `claiming_1780329600_1782921600`; none while it just runs.
 */
export function pageLifeName(life: PageLife): string | undefined {
  const { stage } = life;
  if (stage === 'running') return undefined;
  return [stage, ...DATES[stage].map((date) => secondsOf(life[date]))].join('_');
}

/** The inverse of {@link pageLifeName}; `undefined` for any other text. */
export function readPageLife(name: string | undefined): PageLife | undefined {
  const [stage = '', ...instants] = name === undefined ? ['running'] : name.split('_');
  if (!isStage(stage) || instants.length !== DATES[stage].length) return undefined;
  if (!instants.every((instant) => /^\d{0,11}$/.test(instant))) return undefined;
  const dates = DATES[stage].map((date, index) => [date, instantOf(instants[index])]);
  return { beginsAt: null, endsAt: null, claimsUntil: null, ...Object.fromEntries(dates), stage };
}

function isStage(text: string): text is Stage {
  return Object.keys(DATES).includes(text);
}

function secondsOf(instant: string | null): string {
  return instant ? String(Math.floor(Date.parse(instant) / 1000)) : '';
}

function instantOf(seconds: string | undefined): string | null {
  return seconds ? new Date(Number(seconds) * 1000).toISOString() : null;
}
