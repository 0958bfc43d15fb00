import { sentEvents } from '../support/events';
import { expect, LANDING, test } from '../support/test';

test('resolves the channel, stores it, and reports the visit with every field', async ({ page, variant, baseURL }) => {
  const events = sentEvents(page);
  const query = 'utm_medium=cpc&utm_term=%E9%BB%84%E9%87%91&utm_campaign=c1&utm_content=u1&appcode=gjs2';
  const before = Date.now();
  await page.goto(`${LANDING}?${query}`);
  await expect.poll(() => events.names()).toEqual(['z1']);

  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored).toMatchObject({ appCode: variant.brand, v: variant.packageCode, lang: 'zh-CN' });
  expect(stored.fingerprint).toMatch(/^\w{16,64}$/);
  expect(stored.visitor).toMatch(/^[\da-f]{32} /);
  const [event] = events.all();
  expect(event?.eventtime).toBeGreaterThanOrEqual(before);
  expect(event).toEqual({
    sourceid: 2,
    usertype: 2,
    clientid: stored.fingerprint,
    visitorid: stored.visitor?.split(' ')[0],
    eventtime: event?.eventtime,
    eventname: 'z1',
    eventdescribe: '访客数据',
    eventtype: 'visit',
    detail: {
      channelname: new URL(baseURL ?? '').hostname.split('.').at(-2) ?? 'localhost',
      version: expect.stringMatching(/./),
      backurl: baseURL,
      currenturl: `${baseURL}${LANDING}?${query}`,
      medium: 'cpc',
      keyworld: '黄金',
      plan: 'c1',
      unit: 'u1',
      packageid: variant.packageCode,
      ip: '',
    },
  });
});
