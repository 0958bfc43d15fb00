import { limit } from '@/scripts/lib/limit.mjs';
import type { Report } from './interleave';
import { interleave } from './process';
import { SCENARIOS } from './scenarios';

// Generous for busy machines; no test waits this long.
jest.setTimeout(limit(600));

/** `npm run test:race` runs a thousand per scenario. */
const SCHEDULES = 3;
const NAMES = SCENARIOS.map(({ name }) => name);

const reports = new Map<string, Report>();
beforeAll(async () => {
  for await (const report of interleave({ scenarios: NAMES, runs: SCHEDULES, seed: 1 }))
    reports.set(report.scenario, report);
});

test.each(NAMES)('actions of %s end like a sequential order, however their statements interleave', (name) => {
  expect(reports.get(name)).toMatchObject({ schedules: SCHEDULES, failure: '' });
});
