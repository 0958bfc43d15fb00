import { eq } from 'drizzle-orm';
import { rewards } from '../../platform/database/schema/activities';
import { describeOnDatabase } from '../../testing';
import { Desk } from '../testing/desk';

describeOnDatabase((database) => {
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

  test('removes unused credits of a reversed trade', async () => {
    const account = await desk.join();
    await desk.trade(account, 3, 'T-1');
    await spin(account);
    expect(await desk.credits(account)).toEqual({ wheel: 3, treasure: 3 });
    expect(await reverseTrade('T-1')).toBe(`撤销账户 ${account} 的交易 T-1（EURUSD 3 手）。不收回奖励。`);
    expect(await desk.credits(account)).toEqual({ wheel: 0, treasure: 0 });
    expect(await desk.ledger(account)).toEqual({ usd: 3, points: 0 });
  });

  test('deducts used credits from the next earned ones, and leaves their prizes', async () => {
    const account = await desk.join();
    await desk.trade(account, 3, 'T-1');
    for (let used = 0; used < 3; used += 1) await spin(account);
    await open(account, 'first');
    await open(account, 'second');
    expect(await desk.credits(account)).toEqual({ wheel: 1, treasure: 1 });
    expect(await desk.ledger(account)).toEqual({ usd: 17, points: 0 });

    const answer = await reverseTrade('T-1');
    expect(answer).toContain('活动“drawn”（wheel）有 2 次抽取不再符合条件，从之后获得的次数中扣除');
    expect(answer).toContain('所得奖励保留（奖励 2、3，共 6 美元）');
    expect(answer).toContain('活动“drawn”（treasure）有 2 次抽取');
    expect(await desk.credits(account)).toEqual({ wheel: 0, treasure: 0 });
    expect(await desk.ledger(account)).toEqual({ usd: 17, points: 0 });

    // As with only this trade from the start: three spins, one of them the day's, and two boxes.
    await desk.trade(account, 3, 'T-2');
    expect(await desk.credits(account)).toEqual({ wheel: 1, treasure: 1 });
    await expect(reverseTrade('T-2').then(() => reverseTrade('T-2'))).resolves.toContain('此前已撤销');
    expect(await desk.credits(account)).toEqual({ wheel: 0, treasure: 0 });
  });

  test('also deducts used credits that won nothing', async () => {
    const account = await desk.join();
    await desk.trade(account, 1, 'T-1');
    await spin(account);
    await spin(account);
    await database().orm.delete(rewards).where(eq(rewards.account, account));
    const answer = await reverseTrade('T-1');
    expect(answer).toContain('（wheel）有 1 次抽取不再符合条件，从之后获得的次数中扣除。');
  });

  test('a box whose condition is no longer met stays open, and cannot be opened again', async () => {
    const account = await desk.join();
    await desk.deposit(account, 600, 'C-1');
    await open(account, 'funded');
    expect(await reverseDeposit('C-1')).toContain(
      '活动“drawn”（treasure）有 1 次抽取不再符合条件，从之后获得的次数中扣除，所得奖励保留（奖励 1，共 5 美元）。',
    );
    await desk.deposit(account, 600, 'C-2');
    await expect(open(account, 'funded')).rejects.toThrow('already_done');
    expect(await desk.ledger(account)).toEqual({ usd: 5, points: 0 });
  });

  test('a box with a condition uses no credit of a reversed trade', async () => {
    const account = await desk.join();
    await desk.trade(account, 1, 'T-1');
    await desk.trade(account, 1, 'T-2');
    await desk.deposit(account, 600, 'C-1');
    await open(account, 'funded');
    await open(account, 'first');
    expect(await reverseTrade('T-1')).not.toContain('不再符合条件');
    expect(await desk.credits(account)).toMatchObject({ treasure: 0 });
  });

  test('takes back points of a reversed deposit, and gives them again for the right one', async () => {
    const [account, model] = [await desk.join(), await desk.join()];
    await desk.deposit(account, 600, 'C-1');
    await earn(account, 'visit');
    await earn(account, 'funded');
    expect(await desk.ledger(account)).toEqual({ usd: 0, points: 35 });
    expect(await reverseDeposit('C-1')).toContain('收回奖励 2，共 30 积分');
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

  test('reports spent points that were taken back, which the account owes', async () => {
    const account = await desk.join();
    await desk.deposit(account, 600, 'C-1');
    await earn(account, 'funded');
    await redeem(account);
    expect(await desk.ledger(account)).toEqual({ usd: 1, points: 10 });
    expect(await reverseDeposit('C-1')).toContain('收回的积分中有 20 分已用掉，记为账户欠分');
    expect([await desk.ledger(account), await desk.owedPoints(account)]).toEqual([{ usd: 1, points: 0 }, 20]);
  });
});
