import { readFileSync } from 'node:fs';

const rows = new Map(
  readFileSync('docs/security.md', 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, name = '', limit = '']) => [name, limit]),
);

/** The numbers of a constant in the code, which the pattern's groups capture. */
function numbersIn(file: string, constant: RegExp): string[] {
  const [, ...numbers] = constant.exec(readFileSync(file, 'utf8')) ?? [];
  if (numbers.length === 0) throw new Error(`${file}: contains no ${constant}`);
  return numbers;
}

test.each([
  ['registrations per process', 'server/domain/accounts/routes.ts', /REGISTRATIONS = \{ running: (\d+), waiting: 0 \}/],
  [
    'activity calls per process',
    'server/domain/activities/engine/routes.ts',
    /ACTIVITY_CALLS = \{ running: (\d+), waiting: (\d+) \}/,
  ],
  [
    'activity calls at the edge',
    'deploy/nginx/newactivities.conf',
    /limit_conn activities (\d+);\s+limit_conn activity_visitors (\d+);/,
  ],
  [
    'activity calls at the edge',
    'deploy/nginx/snippets/newactivities-locations.conf',
    /client_max_body_size (\d+)k;\s+client_body_timeout (\d+)s;/,
  ],
  ['password hashing per process', 'server/domain/accounts/passwords.ts', /Math\.min\((\d+), .* waiting: (\d+) \}/],
  [
    'a socket',
    'server/domain/market/gateway/connection.ts',
    /MESSAGE_RATE: Rate = \{ burst: (\d+), perSecond: (\d+) \}/,
  ],
  ['rendering pages', 'server/front/render-limit.ts', /PAGES = (\d+);/],
  ['a call’s body and fields', 'server/platform/http/read-fields.ts', /FIELDS_MAX = (\d+);/],
  ['a call’s body and fields', 'server/platform/http/strict-json.ts', /DEPTH_MAX = (\d+);/],
  [
    'visitors at the edge',
    'deploy/nginx/newactivities.conf',
    /zone=pages:10m rate=(\d+)r[\s\S]*zone=files:10m rate=(\d+)r/,
  ],
])('docs/security.md says the limit of %s that is in %s', (name, file, constant) => {
  const documented = [...rows].find(([row]) => row.replace("'", '’') === name)?.[1] ?? '';
  for (const number of numbersIn(file, constant)) expect(documented.match(/\d+/g) ?? []).toContain(number);
});
