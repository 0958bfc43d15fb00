import { eq } from 'drizzle-orm';
import { after, DAY } from '../../../platform/clock/clock';
import { accounts } from '../../../platform/database/schema/accounts';
import { activityEntries } from '../../../platform/database/schema/activities';
import { CASHBACK, campaignWith, closeTrade, describeOnDatabase, settleDeposit, verify } from '../../../testing';
import { readAssumptions } from './assumptions';

const NOW = new Date('2026-06-01T12:00:00Z');
const ago = (days: number) => after(NOW, -days * DAY);
const STATED = {
  ...{ newcomers: 0.25, verified: 0.5, cards: 0, depositors: 0.5, meanDeposit: 400 },
  ...{ traders: 1, meanLots: 2, inviters: 0, meanFriends: 0, active: 0.3 },
};

describeOnDatabase((database) => {
  test('takes the days, facts and friends of 300 accounts that took part within 90 days, else what is stated', async () => {
    const { orm } = database();
    const read = () => {
      const asked = { customers: 100, rightShare: 0.5, from: '2026-06-01', days: 30, stated: STATED };
      return readAssumptions(orm, campaignWith('refunds', CASHBACK), asked, { seed: 1, now: NOW });
    };
    const [active = '', friend = '', ...others] = Array.from({ length: 300 }, (_, index) => `${10_000_000 + index}`);
    const unused = { fromUrl: '', landing: {}, clientId: '', createdAt: ago(200) };
    const all = [active, friend, ...others, 'late'];
    await orm.insert(accounts).values(all.map((number) => ({ number, inviteCode: number, ...unused })));
    const play = (account: string, ...days: number[]) => {
      const entry = { account, slug: 'any', kind: 'wheel', value: {} };
      return orm.insert(activityEntries).values(days.map((day) => ({ ...entry, key: `${day}`, at: ago(day) })));
    };
    for (const account of others) await play(account, 1);
    await play('late', 91);
    await play(active, 1, 1.1, 40);
    await settleDeposit(orm, active, 500, ago(20));
    await closeTrade(orm, active, 2, ago(20));
    await closeTrade(orm, active, 9, ago(80));
    await verify(orm, friend, ago(9));
    await orm
      .update(accounts)
      .set({ invitedBy: active, createdAt: ago(10) })
      .where(eq(accounts.number, friend));

    const few = await read();
    const part = (of: (profile: (typeof few.profiles)[number]) => boolean) =>
      few.profiles.filter(of).length / few.profiles.length;
    expect(few.source).toBe('stated');
    expect(part(({ newcomer }) => newcomer)).toBeCloseTo(0.25, 1);
    expect(part(({ facts }) => facts.deposited > 0)).toBeCloseTo(0.5, 1);
    expect(part(({ facts }) => (facts.lotsBySymbol.EURUSD ?? 0) > 0)).toBeCloseTo(1, 1);
    expect(await read()).toEqual(few);

    await play(friend, 5);
    const { source, profiles } = await read();
    expect([source, profiles.length]).toEqual(['accounts', 300]);
    const money = { firstDeposit: 500, deposited: 500, lotsBySymbol: { XAUUSD: 2 }, lots: 2 };
    expect(profiles.find(({ friends }) => friends === 1)).toMatchObject({
      active: 2 / 90,
      newcomer: false,
      facts: money,
    });
    expect(profiles.filter(({ newcomer }) => newcomer)).toMatchObject([
      { friends: 0, facts: { verified: true, lots: 0 } },
    ]);
  });
});
