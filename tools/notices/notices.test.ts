import { readFileSync } from 'node:fs';
import { VISITORS_FILE } from './notices';

test('visitors’ notices have those of libraries that pages load late, and of no library of the office', () => {
  const names = [...readFileSync(VISITORS_FILE, 'utf8').matchAll(/^={80}\n(\S+) /gm)].map(([, name]) => name);
  expect(names).toEqual(
    expect.arrayContaining(['next', 'react-dom', 'lightweight-charts', '@noble/hashes', 'core-js']),
  );
  expect(names).not.toContain('antd');
});
