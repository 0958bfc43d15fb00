import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** The project of `jest.config.mjs` that this suite runs for. */
declare const PROJECT: string;

const plan = JSON.parse(readFileSync('test-results/jest-plan.json', 'utf8'));

// One module registry for all files: each module of the product loads once instead of once per file.
for (const file of plan[PROJECT].merged) {
  describe(file, () => {
    require(resolve(file));
  });
}
