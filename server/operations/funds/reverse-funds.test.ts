import { eq } from 'drizzle-orm';
import { accounts } from '../../platform/database/schema/accounts';
import { rewards } from '../../platform/database/schema/activities';
import { deposits } from '../../platform/database/schema/funds';
import { bankCards, identities } from '../../platform/database/schema/identity';
import { bindCard, describeOnDatabase, Visitor } from '../../testing';
import { Desk } from '../testing/desk';

describeOnDatabase((database) => {
  let desk: Desk;
  beforeEach(async () => {
    desk = await Desk.open(database());
  });

  describe('a reversal', () => {
    test('takes back the rewards of a deposit, and the right one counts under the same reference', async () => {
      const [account, model] = [await desk.join(), await desk.join()];
      await desk.deposit(account, 2000, 'C-1');
      await desk.act(account, 'funds', 'tiers', 'collect');
      await desk.act(account, 'funds', 'tasks', 'collect', { task: 'funded' });
      await desk.act(account, 'funds', 'tasks', 'collect', { task: 'opened' });
      await desk.run('pay', { id: ['1'] });
      expect(await desk.run('reverse-deposit', { reference: 'C-1', reason: 'one zero too many' })).toBe(
        `撤销账户 ${account} 的入金 C-1（$2,000）。收回奖励 2、1，共 80.5 美元。须向客户追讨 60.5 美元。`,
      );
      expect(await desk.ledger(account)).toEqual({ usd: 8, points: 0 });
      expect(await desk.deposit(account, 2000, 'C-1')).toContain('新录入金 0 笔');
      await desk.deposit(account, 200, 'C-1');
      await desk.deposit(model, 200, 'C-2');
      for (const who of [account, model]) await desk.act(who, 'funds', 'tiers', 'collect');
      await desk.act(model, 'funds', 'tasks', 'collect', { task: 'opened' });
      expect(await desk.ledger(account)).toEqual(await desk.ledger(model));
      await expect(desk.deposit(account, 300, 'C-1')).rejects.toThrow('已有记录，内容不同');
    });

    test('recalculates cash back to the cent', async () => {
      const [account, model] = [await desk.join(), await desk.join()];
      await desk.trade(account, 1.25, 'T-1');
      await desk.act(account, 'funds', 'cashback', 'collect');
      await desk.trade(account, 40, 'T-2');
      await desk.trade(account, 2.5, 'T-3');
      await desk.act(account, 'funds', 'cashback', 'collect');
      expect(await desk.run('reverse-trade', { reference: 'T-2', reason: 'of another account' })).toContain(
        '改发 8.33 美元。',
      );
      expect(await desk.trade(account, 40, 'T-2')).toContain('新录交易 0 笔');
      await desk.trade(model, 1.25, 'T-4');
      await desk.trade(model, 2.5, 'T-5');
      await desk.act(model, 'funds', 'cashback', 'collect');
      expect(await desk.ledger(account)).toEqual(await desk.ledger(model));
      await expect(desk.act(account, 'funds', 'cashback', 'collect')).rejects.toThrow('already_done');
    });

    test('takes back only the cash back of the record, and gives no uncollected cash back', async () => {
      const account = await desk.join();
      const reverseTrade = (reference: string) => desk.run('reverse-trade', { reference, reason: 'typed twice' });
      for (const [lots, reference] of [
        [1.25, 'T-1'],
        [2.5, 'T-2'],
      ] as const) {
        await desk.trade(account, lots, reference);
        await desk.act(account, 'funds', 'cashback', 'collect');
      }
      for (const reference of ['T-3', 'T-4']) await desk.trade(account, 1, reference);
      for (const reference of ['T-4', 'T-3']) {
        expect(await reverseTrade(reference)).toBe(
          `撤销账户 ${account} 的交易 ${reference}（EURUSD 1 手）。不收回奖励。`,
        );
      }
      expect(await reverseTrade('T-2')).toBe(
        `撤销账户 ${account} 的交易 T-2（EURUSD 2.5 手）。收回奖励 2，共 8.33 美元。`,
      );
      expect(await desk.ledger(account)).toEqual({ usd: 4.16, points: 0 });
    });

    test('also takes back the inviter’s reward', async () => {
      const { orm } = database();
      const inviter = await desk.join();
      const [own] = await orm.select().from(accounts).where(eq(accounts.number, inviter));
      desk.api.clock.move(1);
      for (const reference of ['T-1', 'T-2']) {
        const { account } = await new Visitor(desk.api).join({ invitecode: own?.inviteCode ?? '' });
        const sealed = { nameSealed: 'x', numberSealed: 'x', numberHash: reference, verifiedAt: desk.api.clock.read() };
        await orm.insert(identities).values({ account, ...sealed });
        await desk.trade(account, 1, reference);
      }
      await desk.act(inviter, 'friends', 'invite', 'collect');
      expect(await desk.ledger(inviter)).toEqual({ usd: 55, points: 0 });
      await desk.run('reverse-trade', { reference: 'T-2', reason: 'of another account' });
      expect(await desk.ledger(inviter)).toEqual({ usd: 15, points: 0 });
    });

    test('needs approval over the limit, like a paid reward that is reversed and a coupon that is used', async () => {
      desk = await Desk.open(database(), { APPROVALS: 'on', APPROVAL_LIMIT: '1' });
      const account = await desk.join();
      await desk.act(account, 'funds', 'tasks', 'collect', { task: 'opened' });
      await database().orm.update(rewards).set({ state: 'paid' });
      await desk.act(account, 'cover', 'coupon', 'claim', { id: 'half' });
      await desk.deposit(account, 2000, 'C-1');
      await desk.act(account, 'funds', 'tiers', 'collect');
      await desk.trade(account, 1.25, 'T-1');
      await desk.act(account, 'funds', 'cashback', 'collect');
      desk.passTo('2026-06-01', 17);
      const row = [account, 'T-2', 'XAUUSD', 1, '2026-06-01T13:00:00+08:00', '2026-06-01T14:00:00+08:00'].join();
      await desk.run('import-trades', { file: `account,reference,symbol,lots,openedAt,closedAt\n${row}` });
      const reason = 'a mistake';
      const loss = { campaign: 'cover', coupon: 'half', account, trade: 'T-2', loss: '41.71' };
      for (const [operation, input] of [
        ['reverse', { id: ['1'], reason }],
        ['use-coupon', loss],
        ['reverse-deposit', { reference: 'C-1', reason }],
        ['reverse-trade', { reference: 'T-1', reason }],
      ] as const) {
        expect(await desk.run(operation, input)).toContain('须由另一位操作员');
      }
      expect(await desk.ledger(account)).toEqual({ usd: 72.66, points: 0 });
    });

    test('leaves rewards that lost their condition before', async () => {
      const { orm } = database();
      const account = await desk.join();
      await bindCard(orm, account, desk.api.clock.read());
      await desk.act(account, 'funds', 'tasks', 'collect', { task: 'card' });
      await orm.update(bankCards).set({ state: 'removed' });
      await desk.deposit(account, 600, 'C-1');
      await desk.act(account, 'funds', 'tasks', 'collect', { task: 'funded' });
      await desk.run('reverse-deposit', { reference: 'C-1', reason: 'typed twice' });
      expect(await desk.ledger(account)).toEqual({ usd: 5, points: 0 });
    });

    test('happens once when several run at the same time', async () => {
      const account = await desk.join();
      await desk.deposit(account, 2000, 'C-1');
      await desk.act(account, 'funds', 'tiers', 'collect');
      const reversal = { reference: 'C-1', reason: 'one zero too many' };
      const answers = await Promise.all([
        ...Array.from({ length: 6 }, () => desk.run('reverse-deposit', reversal)),
        desk.act(account, 'funds', 'tasks', 'collect', { task: 'funded' }).catch(() => ''),
      ]);
      expect(answers.filter((answer) => String(answer).includes('撤销账户'))).toHaveLength(1);
      expect(await desk.ledger(account)).toEqual({ usd: 0, points: 0 });
      expect((await desk.auditLog()).filter(({ operation: name }) => name === 'reverse-deposit')).toHaveLength(1);
      await expect(desk.run('reverse-deposit', { ...reversal, reference: 'C-9' })).rejects.toThrow('没有入金');
      expect(await desk.run('reverse-deposit', reversal)).toBe('此前已撤销入金 C-1。未作任何更改。');
      const pending = { account, reference: 'C-2', amount: 5, state: 'pending' as const };
      await database()
        .orm.insert(deposits)
        .values({ ...pending, createdAt: desk.api.clock.read() });
      await expect(desk.run('reverse-deposit', { ...reversal, reference: 'C-2' })).rejects.toThrow(
        '入金 C-2 未到账（处理中）',
      );
    });
  });
});
