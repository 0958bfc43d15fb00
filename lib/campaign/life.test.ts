import { isOver, type Life, stageOf } from './life';

const END = '2026-07-01T00:00:00.000Z';
const CLAIMED = '2026-07-31T00:00:00.000Z';
const life: Life = { now: END, phase: 'ended', beginsAt: null, endsAt: END, claimsUntil: CLAIMED };

test.each<[string, Partial<Life>, string]>([
  ['has a beginning ahead', { phase: 'upcoming', endsAt: null, claimsUntil: null }, 'upcoming'],
  ['has both ahead', { phase: 'upcoming' }, 'upcoming'],
  ['runs without an end', { phase: 'running', endsAt: null, claimsUntil: null }, 'running'],
  ['runs towards its end', { phase: 'running' }, 'closing'],
  ['runs towards its end and has nothing to collect', { phase: 'running', claimsUntil: null }, 'closing'],
  ['has just ended', {}, 'claiming'],
  ['is in its last moment to collect', { now: '2026-07-30T23:59:59.999Z' }, 'claiming'],
  ['has come to the end of collecting', { now: CLAIMED }, 'ended'],
  ['has ended with nothing to collect', { claimsUntil: null }, 'ended'],
])('a campaign that %s: %s %s', (_, told, stage) => {
  expect(stageOf({ ...life, ...told })).toBe(stage);
});

test('a campaign is over once it has ended, though what was reached is still collected', () => {
  const stages = ['upcoming', 'running', 'closing', 'claiming', 'ended'] as const;
  expect(stages.filter(isOver)).toEqual(['claiming', 'ended']);
});
