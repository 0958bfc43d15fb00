import { rewardBudgets } from '../../platform/database/schema/activities';
import { describeOnDatabase } from '../../testing';
import { Desk } from '../testing/desk';

const reason = 'a mistake';

describeOnDatabase((database) => {
  let desk: Desk;
  let account: string;
  beforeEach(async () => {
    desk = await Desk.open(database());
    account = await desk.join();
  });

  const budget = (dollars: string) => desk.run('set-budget', { campaign: 'all', dollars });
  const spent = async () => (await database().orm.select().from(rewardBudgets))[0]?.spent;
  const collect = (task: string) => desk.act(account, 'funds', 'tasks', 'collect', { task });
  const states = async () => (await desk.rewardsOf(account)).map(({ state }) => state);
  const gift = (more: Record<string, string> = {}) =>
    desk.run('give', { campaign: 'daily', account, reference: 'T-1', amount: '5', unit: 'usd', reason, ...more });

  test('a reversed payment or deposit returns its amount to the budget', async () => {
    await budget('100');
    await collect('opened');
    await desk.deposit(account, 2000, 'C-1');
    await collect('funded');
    await desk.act(account, 'funds', 'tiers', 'collect');
    expect(await spent()).toBe(8850);
    await desk.run('pay', { id: ['1'] });
    await desk.run('reverse', { id: ['1'], reason });
    expect(await spent()).toBe(8050);
    await desk.run('reverse-deposit', { reference: 'C-1', reason });
    expect([await states(), await spent()]).toEqual([['void', 'void', 'void'], 0]);
  });

  test('voiding or refusing a pending reward returns nothing to the budget', async () => {
    await budget('8');
    await collect('opened');
    await gift();
    await gift({ reference: 'T-2' });
    expect([await states(), await spent()]).toEqual([['given', 'held', 'held'], 800]);
    await expect(desk.run('reverse', { id: ['2'], reason })).rejects.toThrow('未曾到账');
    await expect(desk.run('pay-all', { state: 'held', yes: true })).rejects.toThrow('请先放行');
    await desk.run('void', { id: ['2'], reason });
    await desk.run('refuse', { id: ['3'], reason });
    expect([await states(), await spent()]).toEqual([['given', 'void', 'void'], 800]);
    expect(await desk.ledger(account)).toEqual({ usd: 8, points: 0 });
  });

  test('a reward given by hand waits for budget, once per reference, until it is released', async () => {
    await budget('4.99');
    expect(await gift()).toContain('发放 5 美元，奖励编号 1。预算不足，此奖励在审核中');
    expect(await gift()).toBe('此前已发放，奖励编号 1。');
    await budget('5');
    await desk.run('release', { id: ['1'] });
    expect([await states(), await spent()]).toEqual([['given'], 500]);
    expect((await desk.entries()).map(({ entry }) => entry)).toEqual(['given', 'given']);
  });

  test('a gift costs its book value', async () => {
    await budget('260');
    const bar = { amount: '2', unit: 'gift', label: '金条' };
    await expect(gift(bar)).rejects.toThrow('礼品须填单件成本（美元），其他单位不填');
    await expect(gift({ value: '130' })).rejects.toThrow('礼品须填单件成本（美元），其他单位不填');
    await gift({ ...bar, value: '130' });
    await gift({ ...bar, value: '130', reference: 'T-2' });
    expect([await states(), await spent()]).toEqual([['given', 'held'], 26_000]);
    expect(await gift({ ...bar, value: '130' })).toBe('此前已发放，奖励编号 1。');
    await expect(gift({ ...bar, value: '131' })).rejects.toThrow('已用于另一笔奖励');
    expect(await budget('520')).toContain('已用 $260，剩余 $260');
    await desk.run('release', { id: ['2'] });
    expect(await spent()).toBe(52_000);
    await desk.run('void', { id: ['1'], reason });
    expect([await states(), await spent()]).toEqual([['void', 'given'], 26_000]);
  });

  test('a correction takes back before it gives, so that the budget covers the right winners', async () => {
    const other = await desk.join();
    await desk.guess(account, 'down');
    desk.api.clock.move(1);
    await desk.guess(other, 'up');
    desk.passTo('2026-06-02', 6);
    await budget('2');
    await desk.settle('up');
    expect(await desk.correct('down')).toContain('补发奖励 1 笔，共 2 美元。收回奖励 1 笔，共 2 美元。');
    expect([await states(), await spent()]).toEqual([['given'], 200]);
    await budget('1');
    await desk.correct('up');
    expect([await states(), await spent()]).toEqual([['void'], 0]);
    expect((await desk.rewardsOf(other)).map(({ state }) => state)).toEqual(['void', 'held']);
  });

  test('while activities are paused, gives nothing but still voids rewards', async () => {
    await collect('opened');
    await desk.run('stop-all', { reason: 'wrong prices' });
    await expect(gift()).rejects.toThrow('起暂停');
    await expect(desk.correct('down')).rejects.toThrow('起暂停');
    await desk.run('void', { id: ['1'], reason });
    expect(await states()).toEqual(['void']);
  });
});
