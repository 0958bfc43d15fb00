import { toHundredths } from '@/lib/reward/hundredths';
import { pointBalances, pointPostings, rewards, stock } from '../../platform/database/schema/activities';
import { describeOnDatabase } from '../../testing';
import { sumOf } from '../rewards/reward-ledger';
import { Desk } from '../testing/desk';

/** Totals of all accounts: US dollars, face values of coupons, points, and shop items taken. */
interface Sums {
  usd: number;
  coupon: number;
  points: number;
  pieces: number;
}

const OPENED = '2026-06-01T12:01:00+08:00';
const CLOSED = '2026-06-01T13:01:00+08:00';

describeOnDatabase((database) => {
  let desk: Desk;
  let approved: string[];
  beforeEach(async () => {
    // Settlements, and more than $25 in a day, need a second operator.
    desk = await Desk.open(database(), { APPROVALS: 'on', APPROVAL_LIMIT: '25' });
    approved = [];
  });

  async function sums(): Promise<Sums> {
    const { orm } = database();
    const given = sumOf(await orm.select().from(rewards), await desk.entries());
    const balances = await orm.select().from(pointBalances);
    const postings = await orm.select().from(pointPostings);
    expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    return {
      usd: given.get('usd') ?? 0,
      coupon: given.get('coupon') ?? 0,
      points: balances.reduce((sum, { balance, owed }) => sum + balance - owed, 0),
      pieces: (await orm.select().from(stock)).reduce((sum, { taken }) => sum + taken, 0),
    };
  }

  /** Runs `correct` and checks that the totals change by exactly `change`. */
  async function moving(change: Partial<Sums>, correct: () => Promise<unknown>): Promise<void> {
    const before = await sums();
    await correct();
    expect(await sums()).toEqual({
      usd: toHundredths(before.usd + (change.usd ?? 0)),
      coupon: before.coupon + (change.coupon ?? 0),
      points: before.points + (change.points ?? 0),
      pieces: before.pieces + (change.pieces ?? 0),
    });
  }

  /** Runs an operation, and approves it as a second operator if needed; checks that nothing changes before the approval. */
  async function run(operation: string, input: Record<string, unknown>): Promise<string> {
    const before = await sums();
    const answer = await desk.run(operation, input);
    const [, request] = /ops -- approve (\d+)/.exec(answer) ?? [];
    if (!request) return answer;
    await expect(desk.run('approve', { id: request })).rejects.toThrow('您本人提出的');
    expect(await sums()).toEqual(before);
    approved.push(operation);
    return desk.run('approve', { id: request }, 'Wang Wei');
  }
  const idOf = async (account: string, source: string) => {
    const own = (await desk.rewardsOf(account)).filter((reward) => reward.source === source && reward.state !== 'void');
    return [String(own.at(-1)?.id)];
  };
  const trade = (account: string, lots: number, reference: string, symbol = 'EURUSD') => {
    const row = [account, reference, symbol, lots, OPENED, CLOSED].join();
    return desk.run('import-trades', { file: `account,reference,symbol,lots,openedAt,closedAt\n${row}` });
  };

  test('every correction restores the totals of the ledger to the cent', async () => {
    const [ann, ben, cai] = [await desk.join(), await desk.join(), await desk.join()];
    const collect = (kind: 'tasks' | 'tiers' | 'cashback', task?: string) =>
      desk.act(ann, 'funds', kind, 'collect', task ? { task } : {});
    const correct = (outcome: string) =>
      run('correct-settlement', { campaign: 'daily', round: '2026-06-01', outcome, reason: 'the wrong quote' });
    const reason = 'a mistake';

    // A round is settled wrongly, corrected several times with a payment in between, and called off.
    await desk.guess(ann, 'up');
    await desk.guess(ben, 'up');
    await desk.guess(cai, 'down');
    desk.passTo('2026-06-02', 6);
    await moving({ usd: 4 }, () => run('settle', { campaign: 'daily', round: '2026-06-01', outcome: 'up' }));
    await moving({ usd: -2 }, () => correct('down'));
    await moving({ usd: 2 }, () => correct('up'));
    const [, paid] = await desk.rewardsOf(ben);
    await moving({}, () => run('pay', { id: [String(paid?.id)] }));
    await moving({ usd: -2 }, () => correct('down'));
    await moving({ usd: -2 }, () => correct('called-off'));
    await moving({ usd: 2 }, () => correct('down'));
    await moving({}, () => correct('down').catch(() => ''));

    // A deposit of a wrong amount, and the right one under the same reference.
    await desk.deposit(ann, 2_000, 'C-1');
    await moving({ usd: 60.5 }, () => collect('tiers'));
    await moving({ usd: 20 }, () => collect('tasks', 'funded'));
    await moving({ usd: -80.5 }, () => run('reverse-deposit', { reference: 'C-1', reason }));
    await moving({}, () => run('reverse-deposit', { reference: 'C-1', reason }));
    await moving({}, () => desk.deposit(ann, 1_999.99, 'C-1'));
    await moving({ usd: 60.5 }, () => collect('tiers'));
    await moving({ usd: 20 }, () => collect('tasks', 'funded'));

    // A trade of another account: cash back for the remaining trades and for the right one, but not again for the wrong one.
    await trade(ann, 1.25, 'T-1');
    await trade(ann, 40, 'T-2');
    await moving({ usd: 137.36 }, () => collect('cashback'));
    await moving({ usd: -133.2 }, () => run('reverse-trade', { reference: 'T-2', reason }));
    await moving({}, () => trade(ann, 40, 'T-2'));
    await moving({}, () => expect(collect('cashback')).rejects.toThrow('already_done'));
    await trade(ann, 39.99, 'T-2');
    await moving({ usd: 133.17 }, () => collect('cashback'));

    // A task that was voided by mistake is collected again; a paid reward is reversed, and void rejects it.
    await moving({ usd: 8 }, () => collect('tasks', 'opened'));
    const opened = await idOf(ann, 'task:opened');
    await moving({ usd: -8 }, () => run('void', { id: opened, reason }));
    await moving({}, () => expect(collect('tasks', 'opened')).rejects.toThrow('already_done'));
    await moving({}, () => run('reopen', { id: opened, reason }));
    await moving({ usd: 8 }, () => collect('tasks', 'opened'));
    const again = await idOf(ann, 'task:opened');
    await moving({}, () => expect(run('reverse', { id: again, reason })).rejects.toThrow('未曾到账'));
    await moving({}, () => run('pay', { id: again }));
    await moving({}, () => expect(run('void', { id: again, reason })).rejects.toThrow('已到账'));
    await moving({ usd: -8 }, () => run('reverse', { id: again, reason }));

    // A reward given by hand, once per reference, and voided.
    const gift = { campaign: 'funds', account: ben, reference: 'T-881', amount: '12.34', unit: 'usd', reason };
    await moving({ usd: 12.34 }, () => run('give', gift));
    await moving({}, () => run('give', gift));
    const [given] = (await desk.rewardsOf(ben)).filter(({ amount }) => amount === 12.34);
    await moving({ usd: -12.34 }, () => run('void', { id: [String(given?.id)], reason }));

    // A voided redemption returns the points and the item.
    await moving({ points: 30 }, () => desk.act(ann, 'drawn', 'points', 'earn', { id: 'funded' }));
    await moving({ points: -20, usd: 1, pieces: 1 }, () => desk.act(ann, 'drawn', 'points', 'redeem', { id: 'mug' }));
    const redeemed = (await desk.rewardsOf(ann)).filter(({ source }) => source.startsWith('redeem:'));
    await moving({ points: 20, usd: -1, pieces: -1 }, () => run('void', { id: [String(redeemed.at(-1)?.id)], reason }));
    await moving({}, () => run('void', { id: [String(redeemed.at(-1)?.id)], reason }));

    // Reversing a coupon also reverses what it compensated.
    await moving({ coupon: 30 }, () => desk.act(cai, 'cover', 'coupon', 'claim', { id: 'half' }));
    desk.passTo('2026-06-02', 12);
    const row = [cai, 'T-3', 'XAUUSD', 1, '2026-06-02T08:00:00+08:00', '2026-06-02T09:00:00+08:00'].join();
    await desk.run('import-trades', { file: `account,reference,symbol,lots,openedAt,closedAt\n${row}` });
    const loss = { campaign: 'cover', coupon: 'half', account: cai, trade: 'T-3', loss: '41.71' };
    await moving({ usd: 20.86 }, () => run('use-coupon', loss));
    await moving({}, () => run('use-coupon', loss));
    const [cover] = (await desk.rewardsOf(cai)).filter(({ kind }) => kind === 'coupon');
    await moving({ usd: -20.86, coupon: -30 }, () => run('reverse', { id: [String(cover?.id)], reason }));

    // Every operation over the limit needed approval, and each account has its own total.
    expect([...new Set(approved)].sort()).toEqual([
      'correct-settlement',
      'give',
      'reverse',
      'reverse-deposit',
      'reverse-trade',
      'settle',
      'use-coupon',
      'void',
    ]);
    expect([await desk.ledger(ann), await desk.ledger(ben), await desk.ledger(cai)]).toEqual([
      { usd: 217.83, points: 30 },
      { usd: 0, points: 0 },
      { usd: 2, points: 0 },
    ]);
  });
});
