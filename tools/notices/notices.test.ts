import { readFileSync } from 'node:fs';
import { SERVER_FILE, serverNotices, VISITORS_FILE, visitorsNotices } from './notices';

test('the notices agree with package-lock.json and what pages import; otherwise run `npm run generate:notices`', async () => {
  expect(readFileSync(VISITORS_FILE, 'utf8')).toBe(await visitorsNotices());
  expect(readFileSync(SERVER_FILE, 'utf8')).toBe(serverNotices());
});

test('visitors’ notices have those of libraries that pages load late, and of no library of the office', () => {
  const names = [...readFileSync(VISITORS_FILE, 'utf8').matchAll(/^={80}\n(\S+) /gm)].map(([, name]) => name);
  expect(names).toEqual(
    expect.arrayContaining(['next', 'react-dom', 'lightweight-charts', '@noble/hashes', 'core-js']),
  );
  expect(names).not.toContain('antd');
});
