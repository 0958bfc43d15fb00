import { describeOnDatabase } from '../../testing';
import { Desk } from '../testing/desk';

describeOnDatabase((database) => {
  let desk: Desk;
  beforeEach(async () => {
    desk = await Desk.open(database());
  });

  describe('rewards', () => {
    test('reverse only takes paid rewards, and void only unpaid ones', async () => {
      const account = await desk.join();
      await desk.act(account, 'funds', 'tasks', 'collect', { task: 'opened' });
      const reason = 'paid to the wrong account';
      await expect(desk.run('reverse', { id: ['1'], reason })).rejects.toThrow(
        '未曾到账，请改用“作废奖励”。未作任何更改。',
      );
      await desk.run('pay', { id: ['1'] });
      await expect(desk.run('void', { id: ['1'], reason })).rejects.toThrow(
        '已到账或已使用，请改用“追回奖励”。未作任何更改。',
      );
      expect(await desk.run('reverse', { id: ['1'], reason })).toBe('1 笔奖励已追回。');
      expect(await desk.run('reverse', { id: ['1'], reason })).toContain('其中 1 笔此前已是此状态。');
      expect((await desk.entries()).map(({ entry, amount }) => [entry, amount])).toEqual([
        ['paid', 0],
        ['reversed', -8],
      ]);
      expect(await desk.ledger(account)).toEqual({ usd: 0, points: 0 });
    });

    test('release and reverse report rewards that were never pending or paid', async () => {
      const account = await desk.join();
      const reason = 'a mistake';
      await desk.act(account, 'funds', 'tasks', 'collect', { task: 'opened' });
      const gift = { campaign: 'daily', account, reference: 'T-1', amount: '5', unit: 'usd', reason };
      await desk.run('give', gift);
      for (const id of ['1', '2'])
        await expect(desk.run('release', { id: [id] })).rejects.toThrow(`奖励 ${id} 从未在审核中。未作任何更改。`);
      await desk.run('void', { id: ['1'], reason });
      await expect(desk.run('reverse', { id: ['1'], reason })).rejects.toThrow('奖励 1 在到账前已作废。未作任何更改。');
      await desk.run('set-budget', { campaign: 'all', dollars: '5' });
      await desk.run('give', { ...gift, reference: 'T-2' });
      await desk.run('set-budget', { campaign: 'all', dollars: '10' });
      expect(await desk.run('release', { id: ['3'] })).toBe('1 笔奖励已放行。');
      expect(await desk.run('release', { id: ['3'] })).toContain('其中 1 笔此前已是此状态。');
    });

    test('a void task can be collected again only after it is reopened', async () => {
      const account = await desk.join();
      const collect = () => desk.act(account, 'funds', 'tasks', 'collect', { task: 'opened' });
      await collect();
      await expect(desk.run('reopen', { id: ['1'], reason: 'a mistake' })).rejects.toThrow('未作废。未作任何更改。');
      await desk.run('void', { id: ['1'], reason: 'mistake' });
      await expect(collect()).rejects.toThrow('already_done');
      await Promise.all(Array.from({ length: 4 }, () => desk.run('reopen', { id: ['1'], reason: 'a mistake' })));
      const collected = await Promise.allSettled(Array.from({ length: 4 }, collect));
      expect(collected.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await desk.ledger(account)).toEqual({ usd: 8, points: 0 });
      expect((await desk.rewardsOf(account)).map(({ state }) => state)).toEqual(['void', 'given']);
      expect((await desk.auditLog()).filter(({ operation: name }) => name === 'reopen')).toHaveLength(1);
    });

    test('are given by hand only once per reference', async () => {
      const [account, other] = [await desk.join(), await desk.join()];
      const gift = {
        campaign: 'funds',
        account,
        reference: 'T-881',
        amount: '12.50',
        unit: 'usd',
        reason: 'an outage',
      };
      const answers = await Promise.all(Array.from({ length: 6 }, () => desk.run('give', gift)));
      expect(answers.filter((text) => text === `已向账户 ${account} 发放 12.5 美元，奖励编号 1。`)).toHaveLength(1);
      for (const change of [{ account: other }, { amount: '12.51' }, { campaign: 'daily' }]) {
        await expect(desk.run('give', { ...gift, ...change })).rejects.toThrow('凭证号 T-881 已用于另一笔奖励');
      }
      await desk.run('give', { ...gift, reference: 'T-882', amount: '1,500', unit: 'points' });
      expect([await desk.ledger(account), await desk.ledger(other)]).toEqual([
        { usd: 12.5, points: 1500 },
        { usd: 0, points: 0 },
      ]);
      for (const change of [
        { amount: '1.5', unit: 'points' },
        { unit: 'coupon' },
        { reason: ' ' },
        { account: '99999999' },
      ]) {
        await expect(desk.run('give', { ...gift, reference: 'T-883', ...change })).rejects.toThrow();
      }
    });
  });
});
