import { campaigns } from '@/campaigns';
import { catalogue, OTHER_PAGES } from '@/campaigns/catalogue';
import lottery from '@/campaigns/lottery-october';
import { catalogueOf } from '@/lib/campaign/catalogue';
import { onlyBuilt } from '../domain/revisions/follow-revisions';
import { parametersOf } from '../operations/common/parameters';
import { OPERATIONS } from '../operations/operations';
import { inputFor } from '../operations/testing/inputs';
import { campaignRevisions } from '../platform/database/schema/revisions';
import { trackingEvents } from '../platform/database/schema/tracking';
import { on } from '../platform/events/events';
import { describeOnDatabase, TestApi } from '../testing';
import { VISIT } from '../testing/visit';
import { openFront } from './testing/open-front';

const SLUG = 'lottery-2601';
const PAGE = `/newactivities/${SLUG}`;
const MAP = '/sitemap.xml';
const PICTURE = `/newactivities/share/bfzh/${SLUG}.jpg`;
const [before, later] = [
  onlyBuilt(catalogue),
  onlyBuilt(catalogueOf([...campaigns, { ...lottery, slug: SLUG }], OTHER_PAGES)),
];

describeOnDatabase((database) => {
  let sent = 0;
  let revisions: typeof before;
  let api: TestApi;
  let front: Awaited<ReturnType<typeof openFront>>;
  beforeEach(async () => {
    revisions = before;
    api = await TestApi.on(database(), { revisions: { current: () => revisions.current() } });
    front = await openFront({ calls: { services: api.services } });
  });
  afterEach(() => front.close());

  const get = (url: string) => front.app.inject({ url, headers: { host: 'feiyu.example', 'user-agent': 'iPhone' } });
  const report = () =>
    api.json(
      '/crm/maidian/scada/collect',
      [
        {
          ...VISIT,
          eventtime: api.clock.read().getTime() + sent++,
          arm: '0123456789abcdef',
          detail: { ...VISIT.detail, currenturl: `https://feiyu.example${PAGE}` },
        },
      ],
      { headers: { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_3 like Mac OS X) AppleWebKit/605.1.15' } },
    );

  test('page, damaged link, site map, share picture, page load and arm follow the catalogue of a running server', async () => {
    const arms = [{ name: 'calm', weight: 100, patch: {}, digest: '0123456789abcdef' }];
    const at = api.clock.read();
    const revision = { slug: SLUG, patch: {}, arms, digest: 'x', state: 'approved', author: 'Li Na' } as const;
    await database()
      .orm.insert(campaignRevisions)
      .values({ ...revision, writtenAt: at, publishedAt: at });
    const loads: string[] = [];
    const stop = on('visit_received', ({ page }) => loads.push(page));

    const seen = async () => ({
      page: (await get(PAGE)).statusCode,
      redirected: (await get(`${PAGE.toUpperCase()}?v=1`)).headers.location,
      mapped: (await get(MAP)).body.includes(`${PAGE}<`),
      picture: (await get(PICTURE)).statusCode,
      report: (await report()).statusCode,
      load: loads.splice(0),
    });
    const nothing = { page: 404, redirected: undefined, mapped: false, picture: 404, report: 200, load: [] };
    expect(await seen()).toEqual(nothing);
    revisions = later;
    expect(await seen()).toEqual({
      page: 200,
      redirected: `${PAGE}?v=1`,
      mapped: true,
      picture: 200,
      report: 200,
      load: ['wheel'],
    });
    revisions = before;
    expect(await seen()).toEqual(nothing);
    stop();
    const stored = await database().orm.select({ arm: trackingEvents.arm }).from(trackingEvents);
    expect(stored.map(({ arm }) => arm).sort()).toEqual(['', '', '1-calm']);
  });

  test('every operation on a campaign knows a campaign that a running server has learned of', async () => {
    const taking = OPERATIONS.filter((operation) => parametersOf(operation).some(({ name }) => name === 'campaign'));
    expect(taking.length).toBeGreaterThan(20);
    revisions = later;
    const unknown: string[] = [];
    for (const operation of taking) {
      const input = { ...inputFor(operation), campaign: SLUG };
      const said = await api.run(operation.name, input).catch((error: Error) => error.message);
      if (said.includes(`没有“${SLUG}”这个活动`)) unknown.push(operation.name);
    }
    expect(unknown).toEqual([]);
    expect(await api.run('pages list')).toContain(SLUG);
  });
});
