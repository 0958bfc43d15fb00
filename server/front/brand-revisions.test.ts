import { publish } from '../domain/revisions/testing/publish';
import { describeOnDatabase } from '../testing';
import { RevisedServer } from './testing/revised-server';

const PAGES = ['/newactivities/bull-market', '/newactivities/download', '/newactivities/nothing-here'];
const HOUR = 3_600_000;
const patch = { hotline: '(852) 1234 5678', version: '5.2.1', iosStoreUrl: 'https://apps.apple.com/hk/app/id1' };

describeOnDatabase((database) => {
  let server: RevisedServer;
  beforeEach(async () => {
    server = await RevisedServer.on(database());
  });
  afterEach(() => server.close());

  const get = (url: string, brand: string) =>
    server.app.inject({ url, headers: { host: `${brand}.localhost`, 'user-agent': 'iPhone' } });
  const pagesOf = async (brand: string) => Promise.all(PAGES.map(async (url) => (await get(url, brand)).body));
  const appOf = async (brand: string) => {
    const { Data } = (await get(`/AppConfig/Apps/JF?appcode=${brand}`, brand)).json();
    return [Data.version, Data.notes.length, Data.iosUrl];
  };

  test('all pages of a brand and its app data show what an operator changed, for its period, and no other brand does', async () => {
    const { clock } = server.api;
    const [before, app, other] = [await pagesOf('bfzh'), await appOf('bfzh'), await pagesOf('iekb')];
    const [at, to] = [clock.read(), clock.read().getTime() + HOUR];
    await publish(database().orm, { subject: 'brand', slug: '', brand: 'bfzh', patch, at, to });
    await server.read();
    const during = await pagesOf('bfzh');
    expect(during.map((body, index) => body !== before[index])).toEqual([true, true, true]);
    expect([...server.site.revisions.values()].map((json) => JSON.parse(json))).toEqual([{ brand: patch }]);
    expect(await appOf('bfzh')).toEqual(['5.2.1', 4, patch.iosStoreUrl]);
    expect(await pagesOf('iekb')).toEqual(other);
    expect((await appOf('iekb'))[0]).toBe('5.1.0');
    clock.move(HOUR - 1_000);
    expect((await get('/newactivities/download', 'bfzh')).headers['cache-control']).toMatch(/s-maxage=0/);
    clock.move(1_000);
    expect([await pagesOf('bfzh'), await appOf('bfzh')]).toEqual([before, app]);
  });
});
