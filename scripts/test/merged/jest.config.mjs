import { readFileSync } from 'node:fs';
import createConfig from '../../../jest.config.mjs';
import { PLAN_FILE } from '../jest-plan.mjs';
import { escapePattern, inProject } from '../test-files.mjs';

const SUITE = 'scripts/test/merged/suite.ts';

/** The projects of `jest.config.mjs` with the plan's files: most in one suite, the others in one suite each. */
export default async () => {
  /** @type {Record<string, import('../jest-plan.mjs').ProjectPlan>} */
  const plan = JSON.parse(readFileSync(PLAN_FILE, 'utf8'));
  const { projects, ...config } = await createConfig();
  return {
    ...config,
    rootDir: process.cwd(),
    projects: projects.flatMap((project) => {
      const name = String(project.displayName);
      const { merged, alone } = plan[name] ?? { merged: [], alone: [] };
      const files = [...(merged.length > 0 ? [SUITE] : []), ...alone];
      const testRegex = files.map((file) => inProject(escapePattern(file)));
      // Without a pattern Jest would run every test of the project.
      return files.length > 0 ? [{ ...project, rootDir: process.cwd(), globals: { PROJECT: name }, testRegex }] : [];
    }),
  };
};
