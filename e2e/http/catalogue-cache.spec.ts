import { expect, test } from 'playwright/test';
import { brands } from '@/brands';
import { PLATFORMS } from '@/lib/variant/types';
import { readConfig } from '@/server/config';
import { HELD_BESIDE } from '@/server/platform/http/finished-response';
import { inTurns } from '../support/in-turns';
import { publicPages } from '../support/pages';
import { AGENTS, ask } from './client';

test('the pages of every brand, for every device, on the web and in the app, fit in the front server’s cache', async () => {
  test.setTimeout(300_000);
  const asked = publicPages.flatMap(({ address }) =>
    Object.values(AGENTS).flatMap((agent) => PLATFORMS.map((platform) => ({ address, agent, platform }))),
  );
  let bytes = 0;
  await inTurns(asked, async ({ address, agent, platform }) => {
    const path = platform === 'app' ? `${address}?source=android` : address;
    const { status, headers } = await ask({ path, headers: { 'user-agent': agent, 'accept-encoding': 'br' } });
    expect([path, status, headers['content-encoding']]).toEqual([path, 200, 'br']);
    bytes += Number(headers['content-length']) + HELD_BESIDE;
  });
  expect(bytes / asked.length).toBeGreaterThan(5_000);
  expect(bytes * brands.length).toBeLessThan(readConfig({}).pageCacheBytes);
});
