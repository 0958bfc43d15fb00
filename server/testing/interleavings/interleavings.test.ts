import type { Report } from './interleave';
import { interleave } from './process';
import { SCENARIOS } from './scenarios';

// Machines are busy with other things; nothing waits for this time to pass.
jest.setTimeout(600_000);

/** `npm run test:race` runs a thousand of each. */
const SCHEDULES = 3;
const NAMES = SCENARIOS.map(({ name }) => name);

const reports = new Map<string, Report>();
beforeAll(async () => {
  for await (const report of interleave({ scenarios: NAMES, runs: SCHEDULES, seed: 1 }))
    reports.set(report.scenario, report);
});

test.each(NAMES)('in whatever order their statements come, acts of %s lead to what one after another does', (name) => {
  expect(reports.get(name)).toMatchObject({ schedules: SCHEDULES, failure: '' });
});
