import { eq } from 'drizzle-orm';
import { rewards } from '../platform/database/schema/activities';
import { describeOnBothDatabases } from '../testing/databases';
import { Desk } from './testing/desk';

describeOnBothDatabases((database) => {
  let desk: Desk;
  beforeEach(async () => {
    desk = await Desk.open(database());
  });

  const reverseTrade = (reference: string) => desk.run('reverse-trade', { reference, reason: 'of another account' });
  const reverseDeposit = (reference: string) => desk.run('reverse-deposit', { reference, reason: 'typed twice' });
  const spin = (account: string) => desk.act(account, 'drawn', 'wheel', 'spin');
  const open = (account: string, box: string) => desk.act(account, 'drawn', 'treasure', 'open', { box });
  const earn = (account: string, id: string) => desk.act(account, 'drawn', 'points', 'earn', { id });
  const redeem = (account: string) => desk.act(account, 'drawn', 'points', 'redeem', { id: 'mug' });

  test('chances that a reversed trade has given go where they were not used', async () => {
    const account = await desk.join();
    await desk.trade(account, 3, 'T-1');
    await spin(account);
    expect(await desk.credits(account)).toEqual({ spins: 3, turns: 3 });
    expect(await reverseTrade('T-1')).toBe(
      `Of ${account}, the trade T-1 of 3 lots EURUSD counts for nothing any more. No reward is taken back.`,
    );
    expect(await desk.credits(account)).toEqual({ spins: 0, turns: 0 });
    expect(await desk.ledger(account)).toEqual({ usd: 3, points: 0 });
  });

  test('those that were used are made up for by the next that are earned, and what they won stays', async () => {
    const account = await desk.join();
    await desk.trade(account, 3, 'T-1');
    for (let used = 0; used < 3; used += 1) await spin(account);
    await open(account, 'first');
    await open(account, 'second');
    expect(await desk.credits(account)).toEqual({ spins: 1, turns: 1 });
    expect(await desk.ledger(account)).toEqual({ usd: 17, points: 0 });

    const answer = await reverseTrade('T-1');
    expect(answer).toContain(
      'Drawn in drawn (wheel) with more than was earned: 2, made up for first by what is earned next',
    );
    expect(answer).toContain('what it won stays (reward 2, 3, 6 usd)');
    expect(answer).toContain('Drawn in drawn (treasure) with more than was earned: 2');
    expect(await desk.credits(account)).toEqual({ spins: 0, turns: 0 });
    expect(await desk.ledger(account)).toEqual({ usd: 17, points: 0 });

    // What it would have had to begin with: three spins and two boxes, one spin of them the day's.
    await desk.trade(account, 3, 'T-2');
    expect(await desk.credits(account)).toEqual({ spins: 1, turns: 1 });
    await expect(reverseTrade('T-2').then(() => reverseTrade('T-2'))).resolves.toContain('was reversed');
    expect(await desk.credits(account)).toEqual({ spins: 0, turns: 0 });
  });

  test('chances that won nothing are owed as well', async () => {
    const account = await desk.join();
    await desk.trade(account, 1, 'T-1');
    await spin(account);
    await spin(account);
    await database().orm.delete(rewards).where(eq(rewards.account, account));
    const answer = await reverseTrade('T-1');
    expect(answer).toContain('(wheel) with more than was earned: 1, made up for first by what is earned next.');
  });

  test('a box of a condition that is not met any more stays open, and is not opened twice', async () => {
    const account = await desk.join();
    await desk.deposit(account, 600, 'C-1');
    await open(account, 'funded');
    expect(await reverseDeposit('C-1')).toContain(
      'Drawn in drawn (treasure) with more than was earned: 1, made up for first by what is earned next; what it won stays (reward 1, 5 usd).',
    );
    await desk.deposit(account, 600, 'C-2');
    await expect(open(account, 'funded')).rejects.toThrow('already_done');
    expect(await desk.ledger(account)).toEqual({ usd: 5, points: 0 });
  });

  test('a box of a condition has used no chance that a reversed trade has given', async () => {
    const account = await desk.join();
    await desk.trade(account, 1, 'T-1');
    await desk.trade(account, 1, 'T-2');
    await desk.deposit(account, 600, 'C-1');
    await open(account, 'funded');
    await open(account, 'first');
    expect(await reverseTrade('T-1')).not.toContain('with more than was earned');
    expect(await desk.credits(account)).toMatchObject({ turns: 0 });
  });

  test('points of a reversed deposit go, and are earned again by the right one', async () => {
    const [account, model] = [await desk.join(), await desk.join()];
    await desk.deposit(account, 600, 'C-1');
    await earn(account, 'visit');
    await earn(account, 'funded');
    expect(await desk.ledger(account)).toEqual({ usd: 0, points: 35 });
    expect(await reverseDeposit('C-1')).toContain('Taken back: reward 2, 30 points');
    expect(await desk.ledger(account)).toEqual({ usd: 0, points: 5 });
    await expect(earn(account, 'funded')).rejects.toThrow('locked');
    await expect(earn(account, 'visit')).rejects.toThrow('already_done');

    await desk.deposit(account, 700, 'C-1');
    await desk.deposit(model, 700, 'C-2');
    await earn(account, 'funded');
    await earn(model, 'visit');
    await earn(model, 'funded');
    expect(await desk.ledger(account)).toEqual(await desk.ledger(model));
    await expect(earn(account, 'funded')).rejects.toThrow('already_done');
  });

  test('points that were spent are owed: the next that come pay them, and the ledger is what it should be', async () => {
    const account = await desk.join();
    await desk.deposit(account, 600, 'C-1');
    await earn(account, 'funded');
    await redeem(account);
    expect(await desk.ledger(account)).toEqual({ usd: 1, points: 10 });
    expect(await reverseDeposit('C-1')).toContain(
      'Of the points taken back 20 were spent: they are owed, and paid first by the next that come.',
    );
    expect([await desk.ledger(account), await desk.owedPoints(account)]).toEqual([{ usd: 1, points: 0 }, 20]);

    await earn(account, 'visit');
    expect([await desk.ledger(account), await desk.owedPoints(account)]).toEqual([{ usd: 1, points: 0 }, 15]);
    await expect(redeem(account)).rejects.toThrow('points_short');
    await desk.trade(account, 2, 'T-1');
    await earn(account, 'traded');
    // 5 and 40 earned, 20 spent.
    expect([await desk.ledger(account), await desk.owedPoints(account)]).toEqual([{ usd: 1, points: 25 }, 0]);
  });

  test('is counted once, however often and at the same time it is asked for', async () => {
    const account = await desk.join();
    await desk.deposit(account, 600, 'C-1');
    await earn(account, 'funded');
    await redeem(account);
    const answers = await Promise.all([
      ...Array.from({ length: 4 }, () => reverseDeposit('C-1')),
      earn(account, 'visit').catch(() => ''),
    ]);
    expect(answers.filter((answer) => String(answer).includes('counts for nothing any more'))).toHaveLength(1);
    const { points } = await desk.ledger(account);
    // 5 earned, 20 spent.
    expect(points - (await desk.owedPoints(account))).toBe(-15);
  });
});
