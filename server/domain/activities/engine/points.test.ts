import { eq } from 'drizzle-orm';
import { pointBalances, pointPostings } from '../../../platform/database/schema/activities';
import { describeOnDatabase } from '../../../testing';
import { makeAccounts } from '../testing/concurrency/accounts';
import { takePoints, transferPoints } from './points';

const now = new Date('2026-06-01T04:00:00Z');

describeOnDatabase((database) => {
  let account: string;
  beforeEach(async () => {
    const [made] = await makeAccounts(database().orm, 1, now);
    account = made?.account ?? '';
  });

  const of = (label: string, amount: number) => ({ account, slug: 'made-up', label, amount, now });
  const transfer = (label: string, amount: number) => transferPoints(database().orm, of(label, amount));
  const take = (label: string, amount: number) =>
    database().orm.transaction((transaction) => takePoints(transaction, of(label, amount)));
  const stands = async () => {
    const [row] = await database().orm.select().from(pointBalances).where(eq(pointBalances.account, account));
    return row && [row.balance, row.owed];
  };
  const postings = async () =>
    (await database().orm.select().from(pointPostings).orderBy(pointPostings.id)).map((row) => [
      row.book,
      row.label,
      row.amount,
    ]);

  test('takes available points back in full, and leaves nothing owed', async () => {
    await transfer('签到', 30);
    expect(await take('撤销：签到', 20)).toBe(0);
    expect(await stands()).toEqual([10, 0]);
    expect(await postings()).toEqual([
      ['visitor', '签到', 30],
      ['house', '签到', -30],
      ['visitor', '撤销：签到', -20],
      ['house', '撤销：签到', 20],
    ]);
  });

  test('records spent points as owed, and pays them from the next ones', async () => {
    await transfer('签到', 30);
    await transfer('兑换：纪念杯', -25);
    expect(await take('撤销：签到', 30)).toBe(25);
    expect(await stands()).toEqual([0, 25]);
    expect(await transfer('访问', 10)).toBe(true);
    expect(await stands()).toEqual([0, 15]);
    expect(await transfer('入金', 100)).toBe(true);
    expect(await stands()).toEqual([85, 0]);
    expect((await postings()).filter(([book]) => book === 'visitor').slice(3)).toEqual([
      ['visitor', '访问', 10],
      ['visitor', '扣回：访问', -10],
      ['visitor', '入金', 100],
      ['visitor', '扣回：入金', -15],
    ]);
  });

  test('records everything as owed for an empty balance, and posts no movement of zero', async () => {
    expect(await take('撤销：签到', 30)).toBe(30);
    expect(await stands()).toEqual([0, 30]);
    expect(await postings()).toEqual([]);
    expect(await transfer('访问', 0)).toBe(true);
    expect(await postings()).toEqual([]);
  });

  test('moves nothing if the balance would fall below zero', async () => {
    await transfer('签到', 30);
    expect(await transfer('兑换：纪念杯', -31)).toBe(false);
    expect(await stands()).toEqual([30, 0]);
    expect(await transfer('兑换：纪念杯', -30)).toBe(true);
    expect(await stands()).toEqual([0, 0]);
    expect(await postings()).toHaveLength(4);
  });
});
