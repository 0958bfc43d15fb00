import { variantTables } from '@/brands/tables';
import { catalogue } from '@/campaigns/catalogue';
import type { EventName, TrackingEvent } from '@/lib/contract/tracking';
import { depositReversals } from '../../platform/database/schema/corrections';
import { deposits } from '../../platform/database/schema/funds';
import { describeOnDatabase, TestApi, Visitor } from '../../testing';
import { verify } from '../../testing/facts';
import { VISIT } from '../../testing/visit';
import { removeOldEvents, storeEvents } from '../tracking/store';
import type { Funnel } from './funnel';
import { readFunnel } from './read-funnel';
import { type FunnelFields, readFunnelQuery } from './read-query';
import { readFilterValues } from './read-values';

const HOUR = 3_600_000;
const MOBILE = '13800138000';
const GOLD = 'https://feiyu.example/newactivities/kh_7694_form';
const JADE = 'https://daiyu.example/newactivities/bbwy';

// The clock of the tests starts at noon of 2026-06-01 in Beijing.
describeOnDatabase((database) => {
  let api: TestApi;
  let timestamp: number;
  beforeEach(async () => {
    api = await TestApi.on(database());
    timestamp = api.clock.read().getTime();
  });

  /** An event of a visitor on a page, each later than the one before. */
  function did(name: EventName, clientid: string, address: string, detail: Partial<TrackingEvent['detail']> = {}) {
    const { origin } = new URL(address);
    const own = { ...VISIT.detail, backurl: origin, currenturl: address, plan: '', keyworld: '', ...detail };
    return { ...VISIT, eventname: name, clientid, eventtime: timestamp++, detail: own };
  }
  async function collect(...events: TrackingEvent[]): Promise<void> {
    const answer = await api.json('/crm/maidian/scada/collect', events);
    if (answer.statusCode !== 200) throw new Error(answer.body);
  }
  let newest: Visitor;
  const open = async () => {
    newest = new Visitor(api);
    return (await newest.join()).account;
  };
  const deposit = (account: string, state: 'settled' | 'pending', reference: string = state) =>
    database()
      .orm.insert(deposits)
      .values({ account, reference, amount: 100, state, createdAt: api.clock.read(), settledAt: api.clock.read() });
  const query = (fields: FunnelFields) => readFunnelQuery(fields, api.clock.read());
  const read = (fields: FunnelFields = {}, most = 100) => readFunnel(database().orm, query(fields), most);
  /** The steps up to the account, and the first deposit. */
  const figures = ({ verified: _, dollars: __, ...steps }: Funnel['totals']) => Object.values(steps);
  const rows = ({ rows: groups }: Funnel) =>
    groups.map(({ group, counts }) => [...Object.values(group), ...figures(counts)]);

  test('counts two phones of one model as two visitors, and an event without a visitor id by its fingerprint', async () => {
    const [first, second] = [await open(), await open()];
    const of = (visitorid: string, event: TrackingEvent) => ({ ...event, visitorid });
    for (const [phone, account] of [
      ['phone-1', first],
      ['phone-2', second],
    ] as const) {
      await collect(of(phone, did('z1', 'model', GOLD)), of(phone, did('rr2', 'model', GOLD, { mobile: MOBILE })));
      await collect(of(phone, did('rr3', 'model', GOLD, { mobile: MOBILE })));
      await collect(of(phone, did('rr5', 'model', GOLD, { account })));
    }
    await deposit(first, 'settled');
    expect(figures((await read()).totals)).toEqual([2, 2, 2, 2, 1]);
    await collect(did('z1', 'model', GOLD), did('z1', 'model', GOLD));
    expect(figures((await read()).totals)).toEqual([3, 2, 2, 2, 1]);
  });

  test('counts no step of a machine, even one with the fingerprint of a visitor', async () => {
    const account = await open();
    await collect(did('z1', 'model', GOLD));
    const events = [did('rr3', 'model', GOLD, { mobile: MOBILE }), did('rr5', 'model', GOLD, { account })];
    await api.json('/crm/maidian/scada/collect', events, {
      headers: { 'user-agent': 'Mozilla/5.0 HeadlessChrome/120' },
    });
    expect(figures((await read()).totals)).toEqual([1, 0, 0, 0, 0]);
  });

  test('counts each visitor once per day, plan and keyword, and each step where it was reached', async () => {
    const account = await open();
    const paid = { plan: 'p1', keyworld: '黄金' };
    await collect(did('z1', 'ann', GOLD, paid), did('z1', 'ann', GOLD, { plan: 'p2' }));
    await collect(did('z1', 'ann', GOLD, paid), did('rr2', 'ann', GOLD, { ...paid, mobile: MOBILE }));
    await collect(did('rr3', 'ann', GOLD, { ...paid, mobile: MOBILE }), did('rr5', 'ann', GOLD, { ...paid, account }));
    await collect(did('z1', 'bob', JADE, { plan: 'p1' }), did('rr2', 'bob', JADE, { plan: 'p1', mobile: MOBILE }));
    await collect(did('z1', 'cai', JADE));
    await deposit(account, 'pending');

    const by = ['host', 'brand', 'plan', 'keyword'];
    const funnel = await read({ by });
    expect(rows(funnel)).toEqual(
      expect.arrayContaining([
        ['daiyu.example', 'bfjy', '', '', 1, 0, 0, 0, 0],
        ['daiyu.example', 'bfjy', 'p1', '', 1, 1, 0, 0, 0],
        ['feiyu.example', 'bfzh', 'p1', '黄金', 1, 1, 1, 1, 0],
        ['feiyu.example', 'bfzh', 'p2', '', 1, 0, 0, 0, 0],
      ]),
    );
    expect(funnel.rows).toHaveLength(4);
    expect(figures(funnel.totals)).toEqual([4, 2, 1, 1, 0]);

    await deposit(account, 'settled');
    await deposit(account, 'settled', 'the second');
    expect(rows(await read({ by: ['plan'] }))).toEqual([
      ['p1', 2, 2, 1, 1, 1],
      ['', 1, 0, 0, 0, 0],
      ['p2', 1, 0, 0, 0, 0],
    ]);
    expect(rows(await read({ by: ['host'], plan: 'p1', keyword: '-' }))).toEqual([['daiyu.example', 1, 1, 0, 0, 0]]);
    expect(figures((await read({ brand: 'bfzh', host: 'feiyu.example' })).totals)).toEqual([2, 1, 1, 1, 1]);
    expect(figures((await read({ brand: 'bfzh', host: 'daiyu.example' })).totals)).toEqual([0, 0, 0, 0, 0]);
  });

  test('separates devices with one client id by their plans', async () => {
    const [first, second] = [await open(), await open()];
    for (const [plan, account] of [
      ['p1', first],
      ['p2', second],
    ] as const) {
      await collect(did('z1', 'ann', GOLD, { plan }), did('rr5', 'ann', GOLD, { plan, account }));
    }
    expect(rows(await read({ by: ['plan'] }))).toEqual([
      ['p1', 1, 1, 1, 1, 0],
      ['p2', 1, 1, 1, 1, 0],
    ]);
  });

  test('counts parallel batches of the same visitors in any order', async () => {
    const visitors = Array.from({ length: 300 }, (_, index) => `visitor ${index}`);
    const batches = Array.from({ length: 20 }, (_, index) => {
      const events = visitors.map((visitor) => did(index === 5 ? 'rr2' : 'z1', visitor, GOLD));
      return index % 2 ? events.reverse() : events;
    });
    const { vault } = api.services;
    const sender = { userAgent: undefined, tables: variantTables, catalogue };
    await Promise.all(batches.map((batch) => storeEvents(database().orm, vault, batch, sender, api.clock.read())));
    expect(figures((await read()).totals)).toEqual([300, 300, 0, 0, 0]);
  });

  test('removes a day with its events, not before', async () => {
    await collect(did('z1', 'ann', GOLD));
    const kept = async (months: number) => {
      const later = api.clock.read();
      later.setUTCMonth(later.getUTCMonth() + months);
      await removeOldEvents(database().orm, later);
      return (await read()).totals.visits;
    };
    expect([await kept(24), await kept(25)]).toEqual([1, 0]);
  });

  test('starts days at midnight in Beijing, and leaves a repeated event on its first day', async () => {
    const visit = did('z1', 'ann', GOLD);
    api.clock.move(12 * HOUR - 1);
    await collect(visit, visit);
    await collect(visit);
    api.clock.move(1);
    await collect(visit);
    expect((await read({ from: '2026-06-02' })).totals.visits).toBe(0);
    await collect(did('z1', 'ann', GOLD));
    api.clock.move(24 * HOUR);
    const funnel = await read({ from: '2026-05-31', to: '2026-06-03' });
    expect(rows(funnel).map(([day, visits]) => [day, visits])).toEqual([
      ['2026-05-31', 0],
      ['2026-06-01', 1],
      ['2026-06-02', 1],
      ['2026-06-03', 0],
    ]);
    expect(funnel.totals.visits).toBe(2);
    expect((await read({ from: '2026-06-02', to: '2026-06-02' })).totals.visits).toBe(1);
    expect((await read({ from: '2026-06-03' })).totals.visits).toBe(0);
  });

  test('counts a visitor who returns on another day there, with the steps of that day', async () => {
    const account = await open();
    await collect(did('z1', 'ann', GOLD, { plan: 'p1' }));
    await collect(did('rr2', 'ann', GOLD, { plan: 'p1', mobile: MOBILE }));
    api.clock.move(12 * HOUR);
    await collect(did('rr5', 'ann', GOLD, { account, plan: 'p2' }));
    expect(rows(await read({ from: '2026-06-01', by: ['day', 'plan'] }))).toEqual([
      ['2026-06-01', 'p1', 1, 1, 0, 0, 0],
      ['2026-06-02', 'p2', 1, 1, 1, 1, 0],
    ]);
  });

  test('counts a device as many times as numbers it requested codes for and accounts it opened', async () => {
    const opened = [await open(), await open(), await open()];
    await collect(...opened.map((account) => did('rr5', 'twins', GOLD, { account })));
    await collect(...['13800138001', '13800138002'].map((mobile) => did('rr3', 'bob', GOLD, { mobile })));
    await collect(did('rr3', 'bob', GOLD, { mobile: '13800138002' }));
    expect(figures((await read()).totals)).toEqual([5, 5, 5, 3, 0]);
  });

  test('counts an account once, and only an existing one', async () => {
    const account = await open();
    await collect(did('rr5', 'ann', GOLD, { account }), did('rr5', 'eve', JADE, { account: '99999999' }));
    api.clock.move(HOUR);
    await collect(did('rr5', 'eve', JADE, { account }));
    expect(rows(await read({ by: ['host'] }))).toEqual([
      ['daiyu.example', 1, 0, 0, 0, 0],
      ['feiyu.example', 1, 1, 1, 1, 0],
    ]);
  });

  test('counts a visitor once for each account that was opened now or reported on a day before', async () => {
    const known = await open();
    await collect(did('rr5', 'first', GOLD, { account: known }));
    api.clock.move(24 * HOUR);
    const added = await open();
    await collect(did('rr5', 'second', GOLD, { account: known }), did('rr5', 'second', GOLD, { account: added }));
    expect(figures((await read({ from: '2026-06-02', to: '2026-06-02' })).totals)).toEqual([2, 2, 2, 2, 0]);
  });

  test('counts each event without a client id, for its own step only', async () => {
    const account = await open();
    await collect(did('z1', '', GOLD), did('z1', '', GOLD), did('rr2', '', GOLD, { mobile: MOBILE }));
    await collect(did('rr3', '', GOLD, { mobile: MOBILE }), did('rr5', '', GOLD, { account }));
    expect(figures((await read()).totals)).toEqual([2, 1, 1, 1, 0]);
  });

  test('assigns a number typed before the device had a client id to the visitor who had it later', async () => {
    const account = await open();
    const { mobile } = newest;
    await collect(did('rr2', '', GOLD, { mobile: MOBILE }), did('z1', 'ann', GOLD));
    await collect(did('rr3', 'ann', GOLD, { mobile: MOBILE }), did('rr2', '', GOLD, { mobile: MOBILE }));
    expect(figures((await read()).totals)).toEqual([1, 1, 1, 0, 0]);
    await collect(did('rr2', '', JADE, { mobile }), did('rr3', '', JADE, { mobile }), did('z1', 'bob', JADE));
    expect(figures((await read({ host: 'daiyu.example' })).totals)).toEqual([1, 1, 1, 0, 0]);
    await collect(did('rr5', 'bob', JADE, { account }));
    expect(figures((await read({ host: 'daiyu.example' })).totals)).toEqual([1, 1, 1, 1, 0]);
  });

  test('counts each page separately, and a campaign with its success page once', async () => {
    const account = await open();
    const page = (path: string) => `https://feiyu.example/newactivities/${path}`;
    const seen = ['kh_7694_form', 'kh_7694_form/success', 'kh_7694_form/', 'clause/disclaimer', ''];
    await collect(...seen.map((path) => did('z1', 'ann', page(`${path}?x=a#top`))));
    await collect(did('rr2', 'ann', page('kh_7694_form'), { mobile: MOBILE }));
    await collect(did('rr3', 'ann', page('kh_7694_form'), { mobile: MOBILE }));
    await collect(
      did('rr5', 'ann', page('kh_7694_form'), { account }),
      did('z1', 'bob', page('register-2501-success')),
    );
    await deposit(account, 'settled');
    expect(rows(await read({ by: ['page'] }))).toEqual(
      expect.arrayContaining([
        ['', 1, 0, 0, 0, 0],
        ['clause/disclaimer', 1, 0, 0, 0, 0],
        ['kh_7694_form', 1, 1, 1, 1, 1],
        ['kh_7694_form/success', 1, 0, 0, 0, 0],
        ['register-2501-success', 1, 0, 0, 0, 0],
      ]),
    );
    const campaigns = await read({ by: ['campaign'] });
    expect(rows(campaigns)).toEqual(
      expect.arrayContaining([
        ['', 1, 0, 0, 0, 0],
        ['kh_7694_form', 1, 1, 1, 1, 1],
        ['register-2501', 1, 0, 0, 0, 0],
      ]),
    );
    expect([campaigns.rows.length, figures(campaigns.totals)]).toEqual([3, [3, 1, 1, 1, 1]]);
    expect(rows(await read({ by: ['page'], campaign: 'kh_7694_form' }))).toHaveLength(2);
    expect(rows(await read({ by: ['campaign', 'page', 'host'], page: 'kh_7694_form' }))).toEqual([
      ['feiyu.example', 'kh_7694_form', 'kh_7694_form', 1, 1, 1, 1, 1],
    ]);
    expect(figures((await read({ campaign: '-' })).totals)).toEqual([1, 0, 0, 0, 0]);
    expect(figures((await read()).totals)).toEqual([2, 1, 1, 1, 1]);
  });

  test('counts verified accounts, and all that the accounts deposited', async () => {
    const [first, second] = [await open(), await open()];
    await collect(did('rr5', 'ann', GOLD, { account: first }), did('rr5', 'bob', JADE, { account: second }));
    await deposit(first, 'settled');
    await deposit(first, 'settled', 'the second');
    await deposit(first, 'pending');
    await verify(database().orm, second, api.clock.read());
    const funnel = await read({ by: ['host'] });
    expect(funnel.totals).toMatchObject({ accounts: 2, verified: 1, deposits: 1, dollars: 200 });
    expect(funnel.rows).toMatchObject([
      { group: { host: 'daiyu.example' }, counts: { verified: 1, deposits: 0, dollars: 0 } },
      { group: { host: 'feiyu.example' }, counts: { verified: 0, deposits: 1, dollars: 200 } },
    ]);
  });

  test('does not count a reversed deposit', async () => {
    const account = await open();
    await collect(did('rr5', 'ann', GOLD, { account }));
    await deposit(account, 'settled');
    expect((await read()).totals.deposits).toBe(1);
    const [{ id } = { id: 0 }] = await database().orm.select({ id: deposits.id }).from(deposits);
    const by = { reason: 'typed twice', operator: 'Li Na', at: api.clock.read() };
    await database()
      .orm.insert(depositReversals)
      .values({ deposit: id, ...by });
    expect((await read()).totals.deposits).toBe(0);
  });

  test('returns the largest groups, and counts all of them in the totals', async () => {
    const keywords = ['a', 'b', 'b', 'c', 'c', 'c'];
    await collect(...keywords.map((keyworld, index) => did('z1', `visitor ${index}`, GOLD, { keyworld })));
    const funnel = await read({ by: ['keyword'] }, 2);
    expect(rows(funnel).map(([keyword, visits]) => [keyword, visits])).toEqual([
      ['c', 3],
      ['b', 2],
    ]);
    expect([funnel.cut, funnel.totals.visits, funnel.days.at(-1)?.counts.visits]).toEqual([true, 6, 6]);
    expect((await read({ by: ['keyword'] }, 3)).cut).toBe(false);
  });

  test("offers the filter values of the query's days, the most frequent first", async () => {
    await collect(did('z1', 'ann', GOLD, { plan: 'p1' }), did('z1', 'bob', GOLD), did('z1', 'cai', JADE));
    const values = await readFilterValues(database().orm, query({}), 10);
    expect(values).toEqual({
      host: ['feiyu.example', 'daiyu.example'],
      brand: ['bfzh', 'bfjy'],
      plan: ['', 'p1'],
      keyword: [''],
      campaign: ['kh_7694_form', 'bbwy'],
      page: ['kh_7694_form', 'bbwy'],
      arm: [''],
    });
    expect(await readFilterValues(database().orm, query({ brand: 'bfjy' }), 10)).toMatchObject({
      host: ['daiyu.example'],
      page: ['bbwy'],
    });
    expect((await readFilterValues(database().orm, query({}), 1)).plan).toEqual(['']);
    expect((await readFilterValues(database().orm, query({ to: '2026-05-01' }), 1)).plan).toEqual([]);
  });
});
