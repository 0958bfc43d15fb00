import { PERIOD } from './selection.mjs';
import { selectSpecs } from './specs.mjs';

const EDGE = ['e2e/edge/a.spec.ts', 'e2e/edge/b.spec.ts'];
const SPECS = [
  ...EDGE,
  'e2e/journeys/registration.spec.ts',
  'e2e/matrix/pages.spec.ts',
  'e2e/stories/rules/wheel.spec.ts',
  'e2e/stories/activities/wheel.spec.ts',
  'e2e/stories/dialogs.spec.ts',
];
const ALWAYS = [
  'e2e/journeys/registration.spec.ts',
  'e2e/matrix/pages.spec.ts',
  'e2e/stories/activities/wheel.spec.ts',
];
const changed = (...files: string[]) => selectSpecs(SPECS, { changed: files });

test('runs every spec once per period, and some in every slice', () => {
  const runs = Array.from({ length: PERIOD }, (_, slice) => selectSpecs(SPECS, { slice, changed: [] }));
  expect(new Set(runs.flat())).toEqual(new Set(SPECS));
  for (const run of runs) expect(run).toEqual(expect.arrayContaining(ALWAYS));
});

test('runs every spec in the full run', () => {
  expect(selectSpecs(SPECS, undefined)).toEqual(SPECS);
});

test('runs the specs that a changed spec, the edge or a kind of activity touches', () => {
  expect(changed('README.md')).toEqual([]);
  expect(changed('e2e/stories/dialogs.spec.ts')).toEqual(['e2e/stories/dialogs.spec.ts']);
  expect(changed('deploy/nginx/site.conf')).toEqual(EDGE);
  expect(changed('server/domain/activities/kinds/wheel/module.ts')).toEqual([
    'e2e/stories/rules/wheel.spec.ts',
    'e2e/stories/activities/wheel.spec.ts',
  ]);
});
