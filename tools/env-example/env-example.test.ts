import { readFileSync } from 'node:fs';
import { SECRETS } from '@/server/platform/settings/secret-files';
import { envExample, FILE } from './env-example';

const example = readFileSync(FILE, 'utf8');

test('sets nothing, and has no value for a secret', () => {
  expect(example.match(/^[^#\n].*/gm)).toBeNull();
  for (const name of SECRETS) expect(example).toMatch(new RegExp(`${name}_FILE\\.\\n#${name}=$`, 'm'));
});

test.each([
  ['a default that the code does not have', '| `PORT` | `3001` | the only public port |', 'PORT has the default 3000'],
  ['a setting that no process reads', '| `PROT` | none | the only public port |', 'no process reads PROT'],
])('rejects %s in the table', (_, row, message) => {
  expect(() => envExample(row)).toThrow(message);
});
