import type { FastifyInstance } from 'fastify';
import { followSettings } from '../domain/activities/follow-settings';
import { describeOnDatabase, TestApi } from '../testing';
import { openFront } from './testing/open-front';

const PAGES = ['/newactivities/kh_7694_form', '/newactivities/kh_7694_form/success'];
// The test clock starts at noon of 2026-06-01 in Beijing.
const END = '2026-06-09T00:00';

describeOnDatabase((database) => {
  let api: TestApi;
  let app: FastifyInstance;
  let close: () => Promise<void>;
  /** Reads the operators' settings, which the server otherwise does every two seconds. */
  let read: () => Promise<void>;

  beforeEach(async () => {
    const campaignSettings = await followSettings(database(), (act) => {
      read = act;
      return () => {};
    });
    api = await TestApi.on(database(), { campaignSettings });
    ({ app, close } = await openFront({ calls: { services: api.services } }));
  });
  afterEach(() => close());

  /**
   * The campaign status in the page requested from the site, and the seconds for which shared caches may serve it fresh
   * and stale.
   */
  const get = async (url: string) => {
    const { body, headers } = await app.inject({ url, headers: { host: 'bfzh.localhost' } });
    const [, fresh, stale] =
      /s-maxage=(\d+), stale-while-revalidate=(\d+)/.exec(String(headers['cache-control'])) ?? [];
    return [/~life_([a-z]+)/.exec(body)?.[1] ?? 'running', Number(fresh), Number(stale)];
  };

  test.each(PAGES)(
    'serves another page for %s from the second at which its campaign ends, and never lets caches go past it',
    async (url) => {
      expect(await get(url)).toEqual(['running', 1, 1]);
      await api.run('close', { campaign: 'kh_7694_form', confirm: END });
      await read();
      expect(await get(url)).toEqual(['closing', 1, 1]);

      const left = Date.parse(`${END}:00+08:00`) - api.clock.read().getTime();
      api.clock.move(left - 10_000);
      expect(await get(url)).toEqual(['closing', 1, 1]);
      api.clock.move(9_999);
      expect(await get(url)).toEqual(['closing', 0, 0]);
      api.clock.move(1);
      expect(await get(url)).toEqual(['claiming', 1, 1]);
      api.clock.move(30 * 24 * 3_600_000);
      expect(await get(url)).toEqual(['ended', 1, 1]);
      api.clock.move(-60 * 24 * 3_600_000);
      expect(await get(url)).toEqual(['closing', 1, 1]);
    },
  );
});
