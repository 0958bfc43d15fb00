import { eq, isNotNull } from 'drizzle-orm';
import type { EventName, TrackingEvent } from '@/lib/contract/tracking';
import type { CountRow } from '@/lib/experiment/counts';
import type { Measure } from '@/lib/experiment/measures';
import { after, DAY } from '../../platform/clock/clock';
import { adSpend, adSpendImports } from '../../platform/database/schema/ad-spend';
import { depositReversals } from '../../platform/database/schema/corrections';
import { deposits } from '../../platform/database/schema/funds';
import { campaignRevisions } from '../../platform/database/schema/revisions';
import { trackingEvents } from '../../platform/database/schema/tracking';
import { describeOnDatabase, settleDeposit, TestApi, Visitor } from '../../testing';
import { verify } from '../../testing/facts';
import { VISIT } from '../../testing/visit';
import { closeAccount } from '../privacy/close-account';
import { publish } from '../revisions/testing/publish';
import { readCounts } from './read-counts';
import { readUsual } from './read-usual';

const SLUG = 'kh_7694_form';
const GOLD = `https://feiyu.example/newactivities/${SLUG}`;
const OTHER = `https://gold.feiyu.example/newactivities/${SLUG}`;
const DIGESTS = { plain: '0'.repeat(16), calm: '1'.repeat(16) };
const MACHINE = { 'user-agent': 'Mozilla/5.0 HeadlessChrome/120' };
type ArmName = keyof typeof DIGESTS;

// The clock of the tests starts at noon of 2026-06-01 in Beijing.
describeOnDatabase((database) => {
  let api: TestApi;
  let began: Date;
  let revision: number;
  let time: number;
  const orm = () => database().orm;
  beforeEach(async () => {
    api = await TestApi.on(database());
    began = api.clock.read();
    time = began.getTime();
    revision = await publish(orm(), { slug: SLUG, patch: {}, at: began });
    const arms = Object.entries(DIGESTS).map(([name, digest]) => ({ name, weight: 50, digest }));
    await orm().update(campaignRevisions).set({ arms }).where(eq(campaignRevisions.id, revision));
  });

  /** An event of a browser that sees an arm; all have the same fingerprint. */
  function did(visitorid: string, arm: ArmName | '', more: Partial<TrackingEvent> = {}, plan = '', address = GOLD) {
    const { account, ...detail } = {
      ...VISIT.detail,
      plan,
      keyworld: '',
      backurl: '',
      currenturl: address,
      ...more.detail,
    };
    const own = { ...detail, ...(account && { account }) };
    return { ...VISIT, visitorid, eventtime: time++, ...(arm && { arm: DIGESTS[arm] }), ...more, detail: own };
  }
  const acted = (eventname: EventName, visitorid: string, account?: string) =>
    did(visitorid, '', { eventname, ...(account && { detail: { account } as TrackingEvent['detail'] }) });
  async function collect(events: TrackingEvent[], headers = {}): Promise<void> {
    const answer = await api.json('/crm/maidian/scada/collect', events, { headers });
    if (answer.statusCode !== 200) throw new Error(answer.body);
  }
  const open = async () => (await new Visitor(api).join()).account;
  const later = (days: number) => api.clock.move(after(began, days * DAY).getTime() - api.clock.read().getTime());
  const read = (measure: Measure = 'accounts', to: Date | null = null) =>
    readCounts(orm(), { revision, arms: ['plain', 'calm'], measure, from: began, to, now: api.clock.read() });
  const rows = async (measure?: Measure) => (await read(measure)).rows;
  const places = (counted: CountRow[]) =>
    counted.map(({ arm, day, host, plan, visitors }) => [arm, day, host, plan, visitors]);

  test('counts each visitor once, where it saw its first arm, but no machine and no unknown arm', async () => {
    await collect([did('ann', 'plain', {}, 'p1'), did('ann', 'plain', {}, 'p1', `${GOLD}/success`)]);
    await collect([did('bob', 'calm'), did('cai', ''), did('dan', '', { arm: 'f'.repeat(16) })]);
    await collect([did('eve', 'calm')], MACHINE);
    later(1);
    await collect([did('bob', 'plain')]);
    await collect([did('ann', 'calm', {}, 'p2', OTHER), did('fay', 'calm', {}, '', OTHER)]);
    later(3);
    expect(places(await rows())).toEqual([
      ['calm', '2026-06-01', 'feiyu.example', '', 1],
      ['plain', '2026-06-01', 'feiyu.example', 'p1', 1],
      ['calm', '2026-06-02', 'gold.feiyu.example', '', 1],
    ]);
  });

  test('counts visitors whose window has closed, first seen by the end of the experiment', async () => {
    await collect([did('ann', 'plain')]);
    later(1);
    await collect([did('bob', 'plain')]);
    expect(await read()).toEqual({ rows: [], waiting: 2 });
    later(2);
    expect(await read()).toMatchObject({ rows: [{ day: '2026-06-01', visitors: 1 }], waiting: 1 });
    expect(await read('accounts', began)).toMatchObject({ rows: [{ visitors: 1 }], waiting: 0 });
    expect(await read('verified')).toEqual({ rows: [], waiting: 2 });
  });

  test('counts what each of two browsers with one fingerprint did, up to the end of its window', async () => {
    const [first, second, late] = [await open(), await open(), await open()];
    await collect([did('ann', 'plain', { loadtime: 1_500 }), did('bob', 'calm'), did('cai', 'calm')]);
    await collect([did('ann', 'plain', { loadtime: 9_000 }), did('bob', 'calm', { loadtime: 500 })]);
    await collect([did('ann', 'plain', { eventname: 'rr2' }), acted('rr3', 'cai'), acted('rr5', 'cai', '99999999')]);
    await collect([acted('rr3', 'ann')], MACHINE);
    later(1);
    await collect([acted('rr5', 'bob', first), acted('rr5', 'bob', second)]);
    api.clock.move(1);
    await collect([acted('rr5', 'ann', first)]);
    later(2);
    await collect([acted('rr5', 'ann', late)]);
    later(3);
    expect(await rows()).toMatchObject([
      { arm: 'calm', visitors: 2, phones: 2, codes: 2, accounts: 1, loaded: 1, loadTime: 0.5, loadTimeSquared: 0.25 },
      { arm: 'plain', visitors: 1, phones: 1, codes: 0, accounts: 0, loaded: 1, loadTime: 1.5, loadTimeSquared: 2.25 },
    ]);
  });

  test('counts verified accounts and deposits of the window, without reversed ones, and no closed account', async () => {
    const [account, closed] = [await open(), await open()];
    await collect([did('ann', 'plain'), acted('rr5', 'ann', account)]);
    await collect([did('bob', 'calm', { loadtime: 800 }), acted('rr5', 'bob', closed)]);
    await orm().transaction((transaction) => closeAccount(transaction, api.services.vault, closed, began));
    await verify(orm(), account, after(began, 14 * DAY));
    const wrong = await settleDeposit(orm(), account, 900, began);
    await settleDeposit(orm(), account, 40, after(began, 14 * DAY));
    await settleDeposit(orm(), account, 70, after(began, 15 * DAY));
    const [{ id } = { id: 0 }] = await orm().select().from(deposits).where(eq(deposits.reference, wrong));
    await orm().insert(depositReversals).values({ deposit: id, reason: 'typed twice', operator: 'Li Na', at: began });
    later(15);
    expect(await rows('deposits')).toMatchObject([{ accounts: 1, verified: 1, deposits: 1, dollars: 40 }]);
    expect(await rows('verified')).toMatchObject([{ accounts: 1, verified: 0, deposits: 0, dollars: 0 }]);
    expect(await orm().select().from(trackingEvents).where(isNotNull(trackingEvents.loadTime))).toEqual([]);
  });

  test('divides the ad spend of a day and plan by all of its visitors', async () => {
    await collect([did('ann', 'plain', {}, 'p1'), did('bob', 'calm', {}, 'p1'), did('cai', '', {}, 'p1')]);
    await collect([did('dan', '', {}, 'p1', OTHER), did('eve', 'plain', {}, 'p2')]);
    const [added] = await orm().insert(adSpendImports).values({ operator: 'Li Na', importedAt: began }).returning();
    const line = { import: added?.id ?? 0, day: '2026-06-01', brand: 'bfzh', platform: 'baidu', plan: 'p1' };
    await orm()
      .insert(adSpend)
      .values([
        { ...line, host: 'feiyu.example', amount: 90, currency: 'CNY' },
        { ...line, host: '', amount: 40, currency: 'CNY' },
        { ...line, host: 'feiyu.example', amount: 30, currency: 'USD' },
        { ...line, host: 'feiyu.example', amount: 500, currency: 'CNY', counts: false },
      ]);
    later(2);
    expect((await rows()).map(({ arm, plan, cost }) => [arm, plan, cost])).toEqual([
      ['calm', 'p1', 40],
      ['plain', 'p1', 40],
      ['plain', 'p2', 0],
    ]);
  });

  test('reads the visitors per day and the rate of the last 28 full days, of the chosen hosts and plans', async () => {
    await collect([did('old', '')]);
    for (const day of [1, 2, 28]) {
      later(day);
      const account = await open();
      const hosts = Array.from({ length: 7 }, (_, index) =>
        did(`${day} ${index}`, '', {}, index > 4 ? 'p1' : '', index < 3 ? GOLD : OTHER),
      );
      await collect([...hosts, acted('rr5', `${day} 0`, account)]);
    }
    later(29);
    await collect([did('today', '')]);
    const usual = (more: object) =>
      readUsual(orm(), { campaign: SLUG, brand: null, measure: 'accounts', now: api.clock.read(), ...more });
    expect(await usual({})).toEqual({ visitorsDaily: 21 / 28, rate: 3 / 21 });
    expect(await usual({ hosts: ['feiyu.example'] })).toEqual({ visitorsDaily: 9 / 28, rate: 3 / 9 });
    expect(await usual({ hosts: ['*.feiyu.example'] })).toEqual({ visitorsDaily: 12 / 28, rate: 0 });
    expect(await usual({ plans: ['p1', 'p2'] })).toEqual({ visitorsDaily: 6 / 28, rate: 0 });
    expect(await usual({ brand: 'iekb' })).toEqual({ visitorsDaily: 0, rate: null });
  });
});
