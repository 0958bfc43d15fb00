import { distances, isAbout } from './nearness.mjs';

const files: Record<string, string> = {
  'lib/a.ts': '',
  'lib/a.test.ts': "import { a } from './a';",
  'server/b.ts': "import { a } from '@/lib/a';",
  'server/b.test.ts': "import { b } from './b';",
  'server/c.test.ts': "import { b } from './b.test';",
  'scripts/edge.ts': "const FOLDER = 'deploy/nginx';",
  'scripts/edge.test.ts': "import './edge';",
};
const distancesTo = (...changed: string[]) =>
  Object.fromEntries(distances(changed, Object.keys(files), (file) => files[file] ?? ''));

test('counts the imports between a test and the change, up to two', () => {
  expect(distancesTo('lib/a.ts')).toEqual({
    'lib/a.ts': 0,
    'lib/a.test.ts': 1,
    'server/b.ts': 1,
    'server/b.test.ts': 2,
  });
});

test('follows files that a source names as text, alone or by their folder', () => {
  expect(distancesTo('deploy/nginx/site.conf')).toEqual({
    'deploy/nginx/site.conf': 0,
    'scripts/edge.ts': 1,
    'scripts/edge.test.ts': 2,
  });
});

test.each([
  ['e2e/edge/hosts.spec.ts', '', 'server/edge/main.ts', true],
  ['e2e/stories/activities/wheel.spec.ts', '', 'server/domain/activities/kinds/wheel/module.ts', true],
  ['e2e/pages/pages.spec.ts', '/newactivities/bull-market hydrates', 'campaigns/bull-market.ts', true],
  ['e2e/matrix/pages.spec.ts', 'gjs2.localhost on ios names', 'brands/gjs2.ts', true],
  ['e2e/matrix/pages.spec.ts', 'gjs2.localhost on ios names', 'brands/bfzh.ts', false],
  ['e2e/stories/dialogs.spec.ts', 'closes a dialog', 'server/domain/sms/codes.test.ts', false],
])('decides whether %s %s is about %s: %s', (file, title, changed, expected) => {
  expect(isAbout({ file, title }, [changed])).toBe(expected);
});
