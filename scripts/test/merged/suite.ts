import { appendFileSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The project of `jest.config.mjs` that this suite runs for. */
declare const PROJECT: string;

// Tests may replace the clocks.
const now = performance.now.bind(performance);
const plan = JSON.parse(readFileSync('test-results/jest-plan.json', 'utf8'));

// One module registry for all files: each module of the product loads once instead of once per file.
for (const file of plan[PROJECT].merged) {
  describe(file, () => {
    let began = 0;
    beforeAll(() => {
      began = now();
    });
    const loading = now();
    require(resolve(file));
    const loaded = now() - loading;
    afterAll(() => appendFileSync('test-results/jest-costs.txt', `${file} ${(now() - began + loaded) / 1000}\n`));
  });
}
