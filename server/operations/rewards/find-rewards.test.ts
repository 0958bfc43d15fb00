import { describeOnDatabase, verify } from '../../testing';
import type { Answer, Table } from '../common/answer';
import { runOperation } from '../run-operation';
import { Desk } from '../testing/desk';

describeOnDatabase((database) => {
  let desk: Desk;
  let accounts: string[];
  beforeEach(async () => {
    desk = await Desk.open(database());
    accounts = [await desk.joinUnverified(), await desk.joinUnverified(), await desk.joinUnverified()];
    for (const account of accounts) await desk.guess(account, 'up');
    desk.passTo('2026-06-02', 6);
    await desk.settle('up');
    for (const account of accounts.slice(0, 2))
      await desk.run('give', {
        campaign: 'daily',
        account,
        reference: `g${account}`,
        amount: '5',
        unit: 'gift',
        value: '2',
        reason: 'late',
      });
    await verify(database().orm, accounts[0] ?? '', desk.api.clock.read());
  });

  const tablesOf = (answer: Answer) => answer.filter((part): part is Table => part.kind === 'table');
  /** The rows of the list, as objects, and the totals. */
  async function find(input: Record<string, unknown> = {}) {
    const request = { operation: 'find-rewards', input, operator: 'Li Na' };
    const [list, sums] = tablesOf((await runOperation(desk.api.services, request)).answer);
    const rows = list?.rows.map((row) => Object.fromEntries(list.columns.map((name, index) => [name, row[index]])));
    return { rows: rows ?? [], sums: sums?.rows };
  }

  test('lists the newest reward first, a part at a time, with the totals of all of them', async () => {
    const [first, second] = [await find({ rows: '3' }), await find({ rows: '3', page: '2' })];
    const ids = [...first.rows, ...second.rows].map(({ id }) => Number(id));
    expect(ids).toHaveLength(5);
    expect(ids).toEqual(ids.toSorted((a, b) => b - a));
    expect(second.sums).toEqual(first.sums);
    const sum = [
      { amount: 6, unit: 'usd' },
      { amount: 10, unit: 'gift' },
    ];
    expect(first.sums).toEqual([
      ['given', 5, 3, sum],
      [null, 5, 3, sum],
    ]);
    expect(await find({ page: '3', rows: '3' })).toEqual({ rows: [], sums: first.sums });
  });

  test('filters by account, kind, state and time, and says whether the account is verified', async () => {
    const [account = ''] = accounts;
    const { rows } = await find({ account });
    expect(rows.map(({ kind, verified, shown }) => [kind, verified, shown])).toEqual([
      ['hand', 'yes', 'given'],
      ['predict', 'yes', 'given'],
    ]);
    const { rows: others } = await find({ account: accounts[2] });
    expect(others.map(({ verified, shown }) => [verified, shown])).toEqual([['no', 'unverified']]);
    await desk.run('pay', { id: rows.map(({ id }) => String(id)) });
    expect((await find({ state: 'paid' })).rows).toHaveLength(2);
    expect((await find({ kind: 'hand', state: 'given' })).rows).toHaveLength(1);
    expect(await find({ from: '2026-06-03' })).toEqual({ rows: [], sums: undefined });
  });

  test('sorts by amount in both directions', async () => {
    const amounts = async (order: string) =>
      (await find({ sort: 'amount', order })).rows.map(({ amount }) => (amount as { amount: number }).amount);
    expect(await amounts('asc')).toEqual([2, 2, 2, 5, 5]);
    expect(await amounts('desc')).toEqual([5, 5, 2, 2, 2]);
  });

  test('rejects a part or a number of rows that cannot be', async () => {
    for (const input of [{ page: '0' }, { rows: '201' }, { rows: '1.5' }])
      await expect(find(input)).rejects.toThrow('须为 1 至');
  });

  test('pay-all of one account records its reference instead of its number', async () => {
    const [account = ''] = accounts;
    await desk.run('pay-all', { account, yes: true });
    expect((await desk.rewardsOf(account)).map(({ state }) => state)).toEqual(['paid', 'paid']);
    expect((await find({ state: 'given' })).rows).toHaveLength(3);
    const recorded = JSON.stringify((await desk.auditLog()).filter(({ operation }) => operation === 'pay-all'));
    expect(recorded).not.toContain(account);
    expect(recorded).toContain('"person"');
  });

  test('reward-history says who paid and who took back, when and why', async () => {
    const [account = ''] = accounts;
    const ids = (await desk.rewardsOf(account)).map(({ id }) => String(id));
    await desk.run('pay', { id: ids }, 'Li Na');
    await desk.run('reverse', { id: ids.slice(0, 1), reason: 'money is back' }, 'Wang Wei');
    const history = await desk.run('reward-history', { id: ids.slice(0, 1) });
    expect(history).toMatch(/支付 +- +Li Na +-$/m);
    expect(history).toMatch(/追回 +-2 美元 +Wang Wei +money is back$/m);
  });
});
