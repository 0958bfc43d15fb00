import { eq } from 'drizzle-orm';
import { pointBalances, pointPostings } from '../../../../platform/database/schema/activities';
import { campaignWith, describeOnDatabase, TestApi } from '../../../../testing';
import { transferPoints } from '../../engine/points';
import { type LiveAccount, makeAccounts } from './accounts';
import { act, countAnswers } from './act';
import { audit, HANDED_OUT } from './audit';
import { POINTS } from './definitions';

const campaigns = [campaignWith('shop', POINTS), campaignWith('other-shop', POINTS)];
const redeem = (id: string, slug = 'shop') => ({ slug, kind: 'points', action: 'redeem', input: { id } }) as const;

describeOnDatabase((database) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await TestApi.on(database(), { campaigns });
  });
  const playersWith = async (count: number, amount: number): Promise<LiveAccount[]> => {
    const now = api.clock.read();
    const players = await makeAccounts(database().orm, count, now);
    for (const { account } of players) {
      await transferPoints(database().orm, { account, slug: 'shop', label: HANDED_OUT, amount, now });
    }
    return players;
  };

  test('stops parallel redemptions in two shops with shared points when the points are used up', async () => {
    const [player] = await playersWith(1, 100);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, turn) =>
        act(api, player?.token ?? '', redeem('bonus', turn % 2 ? 'shop' : 'other-shop')),
      ),
    );
    expect(countAnswers(answers)).toEqual({ ok: 3, points_short: 57 });
    const [balance] = await database().orm.select().from(pointBalances);
    expect(balance?.balance).toBe(10);
    expect(await audit(database().orm, campaigns)).toEqual([]);
  });

  test('sells as many items as there are pieces, and charges nothing for the rest', async () => {
    const players = await playersWith(60, 30);
    const answers = await Promise.all(players.map(({ token }) => act(api, token, redeem('mug'))));
    expect(countAnswers(answers)).toEqual({ ok: 10, sold_out: 50 });
    const left = await database().orm.select().from(pointBalances).where(eq(pointBalances.balance, 30));
    expect(left).toHaveLength(50);
    expect(await audit(database().orm, campaigns)).toEqual([]);
  });

  test('gives the points of one day for twenty parallel acts', async () => {
    const [player] = await makeAccounts(database().orm, 1, api.clock.read());
    const earn = { slug: 'shop', kind: 'points', action: 'earn', input: { id: 'visit' } } as const;
    const answers = await Promise.all(Array.from({ length: 20 }, () => act(api, player?.token ?? '', earn)));
    expect(countAnswers(answers)).toEqual({ ok: 1, already_done: 19 });
    expect((await database().orm.select().from(pointPostings)).map(({ amount }) => amount).sort()).toEqual([-5, 5]);
    expect(await audit(database().orm, campaigns)).toEqual([]);
  });
});
