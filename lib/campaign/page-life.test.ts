import fc from 'fast-check';
import type { Stage } from './life';
import { type PageLife, pageLifeName, readPageLife } from './page-life';

const instant = fc
  .integer({ min: 1_600_000_000, max: 4_000_000_000 })
  .map((seconds) => new Date(seconds * 1_000).toISOString());
const lives = fc.record<PageLife>({
  stage: fc.constantFrom<Stage>('upcoming', 'running', 'closing', 'claiming', 'ended'),
  beginsAt: instant,
  endsAt: fc.option(instant),
  claimsUntil: instant,
});

/** What pages of each stage say. */
const SAID: Record<Stage, readonly (keyof PageLife)[]> = {
  upcoming: ['stage', 'beginsAt'],
  running: ['stage'],
  closing: ['stage', 'endsAt'],
  claiming: ['stage', 'endsAt', 'claimsUntil'],
  ended: ['stage', 'endsAt'],
};
const saidOf = (life: PageLife) => SAID[life.stage].map((field) => life[field]);

test('what a page says comes back from its name, and pages that say different things have different names', () => {
  fc.assert(
    fc.property(lives, lives, (one, other) => {
      const name = pageLifeName(one);
      expect(saidOf(readPageLife(name) as PageLife)).toEqual(saidOf(one));
      expect(name === pageLifeName(other)).toBe(JSON.stringify(saidOf(one)) === JSON.stringify(saidOf(other)));
    }),
    { seed: 1 },
  );
});

test.each([
  '',
  'over',
  'claiming',
  'claiming_1',
  'ended_1_2',
  'ended_x',
  'ended_123456789012',
  'constructor',
  'closing_-1',
])('%j is no name', (name) => {
  expect(readPageLife(name)).toBeUndefined();
});
