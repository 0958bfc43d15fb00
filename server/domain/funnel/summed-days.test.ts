import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { variantTables } from '@/brands/tables';
import { catalogue } from '@/campaigns/catalogue';
import type { EventName } from '@/lib/contract/tracking';
import { addMonths } from '@/lib/privacy/retention';
import { addDays, beginningOf } from '@/lib/time/calendar';
import { after, DAY, HOUR } from '../../platform/clock/clock';
import { allowLargeStatements } from '../../platform/database/large-statements';
import { accounts } from '../../platform/database/schema/accounts';
import { depositReversals } from '../../platform/database/schema/corrections';
import { deposits } from '../../platform/database/schema/funds';
import {
  FUNNEL_GRAINS,
  summedDays,
  summedOpenings,
  summedSteps,
  visitorDays,
  visitorPages,
} from '../../platform/database/schema/funnel';
import { trackingEvents } from '../../platform/database/schema/tracking';
import { mobileHash, sealMobile } from '../../platform/secrets/mobile';
import { describeOnDatabase, settleDeposit, TestApi } from '../../testing';
import { VISIT } from '../../testing/visit';
import { closeAccount } from '../privacy/close-account';
import { changeMobile } from '../privacy/correct';
import { addEventDays } from '../tracking/event-days';
import { removeOldEvents, storeEvents } from '../tracking/store';
import { DIMENSIONS, type FunnelQuery } from './funnel';
import { stepsAndOpeningsOf } from './people';
import { readFunnel } from './read-funnel';
import { DAYS_MAX } from './read-query';
import { readFilterValues } from './read-values';
import { forgetDays, sumUpDays } from './summed-days';

const FIRST = '2026-06-01';
const DAYS = 6;
const MOBILES = ['13800138000', '13800138001', '13800138002'];
const PAGES = [
  'https://feiyu.example/newactivities/kh_7694_form',
  'https://feiyu.example/newactivities/kh_7694_form/success',
  'https://daiyu.example/newactivities/bbwy',
];

/** A small number, so that days, visitors, numbers and accounts coincide. */
const few = (count: number) => fc.nat(count - 1);
const acts = fc.array(
  fc.record({
    day: few(DAYS),
    name: fc.constantFrom<EventName>('z1', 'z1', 'rr2', 'rr3', 'rr3', 'rr5', 'rr5'),
    clientid: fc.constantFrom('', 'ann', 'bob', 'cai'),
    visitorid: fc.constantFrom('', '', 'phone'),
    page: few(PAGES.length),
    plan: fc.constantFrom('', 'p1'),
    mobile: few(MOBILES.length),
    account: few(5),
  }),
  { minLength: 20, maxLength: 60 },
);
type Act = typeof acts extends fc.Arbitrary<(infer One)[]> ? One : never;
const queries = fc.array(
  fc.record({
    from: few(DAYS + 1),
    length: few(DAYS + 2),
    by: fc.subarray([...DIMENSIONS], { minLength: 1 }),
    where: fc.record(
      { host: fc.constant('feiyu.example'), plan: fc.constantFrom('', 'p1'), campaign: fc.constant('kh_7694_form') },
      { requiredKeys: [] },
    ),
  }),
  { minLength: 6, maxLength: 6 },
);

interface Asked {
  from: number;
  length: number;
  by: (typeof DIMENSIONS)[number][];
  where: FunnelQuery['where'];
}

const TABLES = [trackingEvents, visitorDays, visitorPages, summedDays, summedSteps, summedOpenings];

describeOnDatabase((database) => {
  let api: TestApi;
  let began: Date;
  beforeEach(async () => {
    api = await TestApi.on(database());
    began = api.clock.read();
  });
  const orm = () => database().orm;

  let made = 0;
  async function store({ day, name, page, plan, mobile, account, ...ids }: Act, accounts: readonly string[]) {
    const detail = {
      ...VISIT.detail,
      currenturl: PAGES[page] ?? '',
      plan,
      ...(name !== 'z1' && name !== 'rr5' && { mobile: MOBILES[mobile] ?? '' }),
      ...(name === 'rr5' && { account: accounts[account] ?? '99999999' }),
    };
    const event = { ...VISIT, ...ids, eventname: name, eventtime: VISIT.eventtime + made++, detail };
    const sender = { userAgent: undefined, tables: variantTables, catalogue };
    await storeEvents(orm(), api.services.vault, [event], sender, after(began, day * DAY));
  }
  /** Opens an account for each number, and one without a number. */
  async function open(): Promise<string[]> {
    const { vault } = api.services;
    const rows = [...MOBILES, undefined].map((mobile) => ({
      number: `${10_000_000 + made++}`,
      mobileHash: mobile ? mobileHash(vault, mobile) : null,
      mobileSealed: mobile ? sealMobile(vault, mobile) : null,
      inviteCode: `${made}`,
      fromUrl: '',
      landing: {},
      clientId: '',
      createdAt: began,
    }));
    await orm().insert(accounts).values(rows);
    return rows.map(({ number }) => number);
  }
  const later = (days: number) => after(began, days * DAY);
  const queryOf = (from: number, length: number, rest: Pick<FunnelQuery, 'by' | 'where'>): FunnelQuery => ({
    from: addDays(FIRST, from),
    to: addDays(FIRST, from + length),
    ...rest,
  });

  /** Compares the funnel with the one that is counted over the events alone. */
  async function requireSame(query: FunnelQuery): Promise<void> {
    const read = await readFunnel(orm(), query, 1_000);
    const sums = await orm().delete(summedDays).returning();
    expect(await readFunnel(orm(), query, 1_000)).toEqual(read);
    if (sums.length > 0) await orm().insert(summedDays).values(sums);
  }

  test('sums up to the same figures as the events, also after deposits, corrections and closed accounts', async () => {
    const run = async (happened: Act[], asked: Asked[], forgotten: number) => {
      for (const table of TABLES) await orm().delete(table);
      const numbers = await open();
      const [first = '', second = '', third = ''] = numbers;
      for (const act of happened) await store(act, numbers);
      await orm()
        .update(visitorPages)
        .set({
          arm: sql`case length(${visitorPages.visitor}) % 3 when 0 then '' when 1 then '1-bold' else '1-calm' end`,
        });
      for (const account of [first, second]) await settleDeposit(orm(), account, 100, began);
      const compare = async () => {
        for (const { from, length, by, where } of asked) {
          await requireSame(queryOf(from, length, { by: DIMENSIONS.filter((name) => by.includes(name)), where }));
        }
      };
      await sumUpDays(orm(), later(DAYS));
      await orm().transaction((transaction) => forgetDays(transaction, [addDays(FIRST, forgotten)]));
      await compare();
      const [{ id } = { id: 0 }] = await orm().select().from(deposits).where(eq(deposits.account, first));
      await orm().insert(depositReversals).values({ deposit: id, reason: 'twice', operator: 'Li Na', at: began });
      await settleDeposit(orm(), third, 100, began);
      await compare();
      await sumUpDays(orm(), later(DAYS));
      const { vault } = api.services;
      await orm().transaction((transaction) => changeMobile(transaction, vault, second, '13900139000', later(DAYS)));
      await orm().transaction((transaction) => closeAccount(transaction, vault, third, later(DAYS)));
      await compare();
      await sumUpDays(orm(), later(DAYS));
      await compare();
      for (const account of [first, second]) {
        await orm().transaction((transaction) => closeAccount(transaction, vault, account, later(DAYS)));
      }
    };
    await fc.assert(fc.asyncProperty(acts, queries, few(DAYS), run), { seed: 1, numRuns: 4, endOnFailure: true });
  });

  test.each(FUNNEL_GRAINS)(
    'joins no row of a %s with every other, however few rows the planner expects',
    async (grain) => {
      const plan = await orm().transaction(async (transaction) => {
        await allowLargeStatements(transaction);
        const ranges = [{ from: FIRST, to: FIRST }];
        const statement = sql`explain ${stepsAndOpeningsOf({ grain, ranges, where: {} })}`;
        const { rows } = await transaction.execute(statement);
        return rows.map((row) => Object.values(row).join()).join('\n');
      });
      expect(plan).toContain('Hash Join');
      expect(plan).not.toMatch(/Nested Loop|Merge .*Join/);
    },
  );

  const visit: Act = { day: 0, name: 'z1', clientid: 'ann', visitorid: '', page: 0, plan: '', mobile: 0, account: 0 };
  test('counts an account without a number like others', async () => {
    const numbers = await open();
    await store({ ...visit, name: 'rr5', account: MOBILES.length }, numbers);
    expect((await readFunnel(orm(), queryOf(0, 0, { by: ['day'], where: {} }), 1)).totals.accounts).toBe(1);
  });

  test('counts an account once in any range of days that report it, with and without sums', async () => {
    const numbers = await open();
    for (const day of [0, 2, 4]) await store({ ...visit, day, name: 'rr5' }, numbers);
    for (const summed of [0, 2, DAYS]) {
      await sumUpDays(orm(), later(summed));
      for (const from of [0, 1, 3]) {
        expect((await readFunnel(orm(), queryOf(from, DAYS, { by: ['day'], where: {} }), 1)).totals.accounts).toBe(1);
      }
    }
  });

  test('counts an account once in the longest range when its opening is reported on the first and the last day', async () => {
    const numbers = await open();
    const last = DAYS_MAX - 1;
    await addEventDays(orm(), later(last));
    for (const day of [0, last]) await store({ ...visit, day, name: 'rr5' }, numbers);
    // Days without visitors need no sums.
    const between = Array.from({ length: last - 1 }, (_, day) => ({ day: addDays(FIRST, day + 1) }));
    await orm().insert(summedDays).values(between);
    await sumUpDays(orm(), later(last + 1));
    const opened = async (from: number, length: number) =>
      (await readFunnel(orm(), queryOf(from, length, { by: ['day'], where: {} }), 1)).totals.accounts;
    expect(await opened(0, last)).toBe(1);
    expect(await opened(1, last)).toBe(1);
    expect(await opened(last, 0)).toBe(1);
  });

  const summed = async () => (await orm().select().from(summedDays)).map(({ day }) => day).sort();

  test('sums up a day an hour after it ended, not before', async () => {
    await store(visit, []);
    const midnight = beginningOf(addDays(FIRST, 1));
    await sumUpDays(orm(), after(midnight, HOUR - 1));
    expect(await summed()).toEqual([]);
    await sumUpDays(orm(), after(midnight, HOUR));
    expect(await summed()).toEqual([FIRST]);
    expect(await orm().$count(summedSteps)).toBe(FUNNEL_GRAINS.length);
  });

  test('sums up a day once with several servers, and stops when aborted', async () => {
    for (const day of [0, 2]) await store({ ...visit, day }, []);
    await sumUpDays(orm(), later(DAYS), AbortSignal.abort());
    expect(await summed()).toEqual([]);
    await Promise.all([1, 2, 3].map(() => sumUpDays(orm(), later(3))));
    expect(await summed()).toEqual([0, 1, 2].map((day) => addDays(FIRST, day)));
    expect(await orm().$count(summedSteps)).toBe(2 * FUNNEL_GRAINS.length);
  });

  test('removes the sums of a closed account, also if an older release closed it', async () => {
    const [account = '', other = ''] = await open();
    await store({ ...visit, name: 'rr5' }, [account]);
    await sumUpDays(orm(), later(1));
    expect(await orm().$count(summedOpenings)).toBe(FUNNEL_GRAINS.length);
    await orm().transaction((transaction) => closeAccount(transaction, api.services.vault, account, later(1)));
    expect([await summed(), await orm().$count(summedOpenings)]).toEqual([[], 0]);
    await store({ ...visit, name: 'rr5' }, [other]);
    await sumUpDays(orm(), later(1));
    await orm().delete(accounts).where(eq(accounts.number, other));
    await sumUpDays(orm(), later(1));
    expect([await summed(), await orm().$count(summedOpenings)]).toEqual([[FIRST], 0]);
  });

  test('removes sums together with their events', async () => {
    await store(visit, []);
    await sumUpDays(orm(), later(1));
    await removeOldEvents(orm(), addMonths(later(0), 23));
    expect(await summed()).toEqual([FIRST]);
    await removeOldEvents(orm(), addMonths(later(1), 24));
    expect([await summed(), await orm().$count(summedSteps)]).toEqual([[], 0]);
    await sumUpDays(orm(), addMonths(later(1), 24));
    expect(await summed()).toEqual([]);
  });

  test('offers the filter values of summed and unsummed days alike', async () => {
    for (const day of [0, 1]) await store({ ...visit, day, plan: 'p1' }, []);
    await store({ ...visit, day: 1, page: 2 }, []);
    const values = () => readFilterValues(orm(), queryOf(0, 1, { by: ['day'], where: {} }), 10);
    const counted = await values();
    expect(counted).toMatchObject({ plan: ['p1', ''], page: ['kh_7694_form', 'bbwy'] });
    await sumUpDays(orm(), later(1));
    expect(await values()).toEqual(counted);
    await sumUpDays(orm(), later(2));
    expect(await values()).toEqual(counted);
  });
});
