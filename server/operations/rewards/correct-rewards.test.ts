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
      await expect(desk.run('reverse', { id: ['1'], reason })).rejects.toThrow('was not paid: take it back with void');
      await desk.run('pay', { id: ['1'] });
      await expect(desk.run('void', { id: ['1'], reason })).rejects.toThrow('was already paid or used');
      expect(await desk.run('reverse', { id: ['1'], reason })).toBe('1 reward is reversed now.');
      expect(await desk.run('reverse', { id: ['1'], reason })).toContain('1 of them already had this state');
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
        await expect(desk.run('release', { id: [id] })).rejects.toThrow(`Reward ${id} was never pending.`);
      await desk.run('void', { id: ['1'], reason });
      await expect(desk.run('reverse', { id: ['1'], reason })).rejects.toThrow(
        'Reward 1 was taken back before it was paid.',
      );
      await desk.run('set-budget', { campaign: 'all', dollars: '5' });
      await desk.run('give', { ...gift, reference: 'T-2' });
      await desk.run('set-budget', { campaign: 'all', dollars: '10' });
      expect(await desk.run('release', { id: ['3'] })).toBe('1 reward is given now.');
      expect(await desk.run('release', { id: ['3'] })).toContain('1 of them already had this state');
    });

    test('a void task can be collected again only after it is reopened', async () => {
      const account = await desk.join();
      const collect = () => desk.act(account, 'funds', 'tasks', 'collect', { task: 'opened' });
      await collect();
      await expect(desk.run('reopen', { id: ['1'], reason: 'a mistake' })).rejects.toThrow('was not taken back');
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
      expect(answers.filter((text) => text === `${account} is given 12.5 usd as reward 1.`)).toHaveLength(1);
      for (const change of [{ account: other }, { amount: '12.51' }, { campaign: 'daily' }]) {
        await expect(desk.run('give', { ...gift, ...change })).rejects.toThrow(
          'Reference T-881 was already used for another reward',
        );
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
