import Fastify from 'fastify';
import { newIdentityNumber } from '@/lib/contract/testing/new-identity-number';
import { addMonths, MONTHS_KEPT } from '@/lib/privacy/retention';
import { startCleanup } from '../../cleanup';
import { accounts } from '../../platform/database/schema/accounts';
import { activityEntries, rewards } from '../../platform/database/schema/activities';
import { rewardEntries } from '../../platform/database/schema/corrections';
import { bankCards } from '../../platform/database/schema/identity';
import { retainedRecords } from '../../platform/database/schema/privacy';
import {
  bindCard,
  campaignWith,
  describeOnDatabase,
  SIGNIN,
  settleDeposit,
  TestApi,
  usd,
  Visitor,
} from '../../testing';
import { logAt } from '../../testing/server-of';
import { give } from '../activities/engine/give';
import { verifyIdentity } from '../identity/service';
import { closeAccount } from './close-account';
import { removeCard } from './correct';

describeOnDatabase((database) => {
  let api: TestApi;
  beforeEach(async () => {
    const over = { ...campaignWith('over', SIGNIN), period: { from: '2026-06-01', to: '2026-06-30' } };
    api = await TestApi.on(database(), { campaigns: [over, campaignWith('standing', SIGNIN)] });
  });

  /** Moves the clock by calendar months and days, then starts a server that cleans up. */
  async function pass(months: number, days = 0): Promise<void> {
    const now = api.clock.read();
    api.clock.move(addMonths(now, months).getTime() - now.getTime() + days * 86_400_000);
    const { log: failures, logger } = logAt('error');
    const app = Fastify({ logger });
    startCleanup(app, api.services);
    await app.ready();
    await app.close();
    expect(failures).toEqual([]);
  }
  const count = async () => database().orm.$count(accounts);

  test('closes an account three years after its last visit, unless it ever had a deposit', async () => {
    await new Visitor(api).join();
    const rich = await new Visitor(api).join();
    await settleDeposit(database().orm, rich.account, 10, api.clock.read());
    await pass(MONTHS_KEPT.idleAccount);
    expect(await count()).toBe(2);
    await pass(0, 1);
    expect(await database().orm.select({ number: accounts.number }).from(accounts)).toEqual([{ number: rich.account }]);
  });

  test('restarts the three years at a login, and starts them for an account without a recorded visit', async () => {
    const visitor = new Visitor(api);
    await visitor.join();
    await pass(MONTHS_KEPT.idleAccount, -1);
    await visitor.askForCode('login');
    expect((await visitor.loginByCode(api.sms.codeFor(visitor.mobile))).statusCode).toBe(200);
    await pass(0, 2);
    expect(await count()).toBe(1);
    await database().orm.update(accounts).set({ lastSeenAt: null });
    await pass(MONTHS_KEPT.idleAccount + 1);
    expect(await count()).toBe(1);
    await pass(MONTHS_KEPT.idleAccount + 1);
    expect(await count()).toBe(0);
  });

  test('removes a former card after half a year, but no bound one', async () => {
    const { orm } = database();
    const [former, bound] = [await new Visitor(api).join(), await new Visitor(api).join()];
    for (const { account } of [former, bound]) await bindCard(orm, account, api.clock.read());
    await removeCard(orm, former.account, api.clock.read());
    await pass(MONTHS_KEPT.formerCard);
    expect(await orm.$count(bankCards)).toBe(2);
    await pass(0, 1);
    expect(await orm.select({ account: bankCards.account }).from(bankCards)).toEqual([{ account: bound.account }]);
  });

  test('removes rewards and entries of an ended campaign after five years, but no reward that waits to be paid', async () => {
    const { orm } = database();
    const { account } = await new Visitor(api).join();
    await settleDeposit(orm, account, 10, api.clock.read());
    for (const slug of ['over', 'standing', 'forgotten']) {
      const place = { orm, slug, activity: SIGNIN, account, now: api.clock.read() };
      await give(place, 'day:1', SIGNIN.daily);
      await give(place, 'milestone:3', usd(3));
      await orm
        .insert(activityEntries)
        .values({ slug, kind: 'signin', account, key: 'day:1', value: true, at: api.clock.read() });
    }
    for (const { id: reward, unit } of await orm.select().from(rewards)) {
      const entry = { entry: 'given' as const, amount: 0, reason: '', operator: 'Li Na', at: api.clock.read() };
      await orm.insert(rewardEntries).values({ reward, unit, ...entry });
    }
    await pass(MONTHS_KEPT.participation);
    expect([await orm.$count(rewards), await orm.$count(activityEntries)]).toEqual([6, 3]);
    await pass(0, 1);
    const left = await orm.select({ slug: rewards.slug, state: rewards.state }).from(rewards).orderBy(rewards.id);
    expect(left).toEqual([
      { slug: 'over', state: 'given' },
      { slug: 'standing', state: 'paid' },
      { slug: 'standing', state: 'given' },
      { slug: 'forgotten', state: 'given' },
    ]);
    expect(await orm.$count(rewardEntries)).toBe(4);
    expect(await orm.select({ slug: activityEntries.slug }).from(activityEntries)).toEqual([{ slug: 'standing' }]);
  });

  test('removes the record of a closed account on its last day', async () => {
    const { orm } = database();
    const { account } = await new Visitor(api).join();
    const person = { account, name: '王小明', number: newIdentityNumber() };
    await verifyIdentity(api.services, person, api.clock.read());
    await orm.transaction((transaction) => closeAccount(transaction, api.services.vault, account, api.clock.read()));
    await pass(MONTHS_KEPT.closedAccount, -1);
    expect(await orm.$count(retainedRecords)).toBe(1);
    await pass(0, 1);
    expect(await orm.$count(retainedRecords)).toBe(0);
  });
});
