import { describeOnDatabase } from '../../testing';
import { Desk } from '../testing/desk';

describeOnDatabase((database) => {
  let desk: Desk;
  beforeEach(async () => {
    desk = await Desk.open(database());
  });

  describe('a correction of a settlement', () => {
    test('gives and takes back the difference, with the reason in each ledger entry', async () => {
      const [right, wrong, paid] = [await desk.join(), await desk.join(), await desk.join()];
      for (const [account, answer] of [
        [right, 'down'],
        [wrong, 'up'],
        [paid, 'up'],
      ] as const) {
        await desk.guess(account, answer);
        desk.api.clock.move(1);
      }
      desk.passTo('2026-06-02', 6);
      await desk.settle('up');
      await desk.run('pay', { id: [String((await desk.rewardsOf(paid))[0]?.id)] });
      await expect(desk.settle('down')).rejects.toThrow(/^Li Na 已于 .* 结算场次 2026-06-01，结果为 up。/);
      expect(await desk.correct('down')).toBe(
        '场次 2026-06-01 原结果为 up，更正为 down。补发奖励 1 笔，共 2 美元。收回奖励 2 笔，共 4 美元。须向客户追讨 2 美元。',
      );
      expect([await desk.ledger(right), await desk.ledger(wrong), await desk.ledger(paid)]).toEqual([
        { usd: 2, points: 0 },
        { usd: 0, points: 0 },
        { usd: 0, points: 0 },
      ]);
      expect(
        (await desk.entries()).map(({ reward, entry, amount, reason, operator }) => [
          reward,
          entry,
          amount,
          reason,
          operator,
        ]),
      ).toEqual([
        [2, 'paid', 0, '', 'Li Na'],
        [1, 'void', -2, 'read the wrong quote', 'Li Na'],
        [2, 'reversed', -2, 'read the wrong quote', 'Li Na'],
        [3, 'given', 0, 'read the wrong quote', 'Li Na'],
      ]);
      expect((await desk.auditLog()).at(-1)).toMatchObject({
        operation: 'correct-settlement',
        details: { from: 'up', to: 'down', given: [3], back: [1, 2], reason: 'read the wrong quote' },
      });
      expect(await desk.run('rounds', { campaign: 'daily' })).toContain('down（Li Na，2026-06-02 06:00；Li Na 于 ');
    });

    test('gives the same as a correct settlement, including streaks, after any sequence of corrections', async () => {
      // The guesses of each account on four days, and the outcome of each day.
      const guesses = ['uuuu', 'uduu', 'dduu', 'uuud', 'udud', 'u-uu'];
      const truth = ['up', 'up', 'up', 'down'];
      const accounts: string[] = [];
      for (const _ of guesses) accounts.push(await desk.join());
      for (const day of truth.keys()) {
        const round = `2026-06-0${day + 1}`;
        desk.passTo(round, 12);
        for (const [index, row] of guesses.entries()) {
          if (row[day] !== '-')
            await desk.guess(accounts[index] ?? '', row[day] === 'u' ? 'up' : 'down', 'daily', round);
        }
      }
      desk.passTo('2026-06-06', 12);
      for (const [day, outcome] of ['down', 'up', 'down', 'down'].entries())
        await desk.settle(outcome, `2026-06-0${day + 1}`);
      await desk.correct('up', '2026-06-03');
      await desk.correct('called-off', '2026-06-02');
      await desk.correct('up', '2026-06-01');
      await desk.correct('down', '2026-06-02');
      await desk.correct('up', '2026-06-02');
      const corrected: number[] = [];
      for (const account of accounts) corrected.push((await desk.ledger(account)).usd);
      const expected = guesses.map((row) => expectedOf(row, truth));
      expect(corrected).toEqual(expected);
      expect(new Set(expected).size).toBeGreaterThan(3);
    });

    test('changes the round once when several run at the same time', async () => {
      const [right, wrong] = [await desk.join(), await desk.join()];
      await desk.guess(right, 'down');
      await desk.guess(wrong, 'up');
      desk.passTo('2026-06-02', 6);
      await expect(desk.correct('down')).rejects.toThrow('尚未结算，请用“结算场次”');
      await desk.settle('up');
      const answers = await Promise.all(Array.from({ length: 8 }, () => desk.correct('down')));
      expect(answers.filter((text) => text.includes('更正为 down'))).toHaveLength(1);
      expect(await desk.correct('down')).toBe('场次 2026-06-01 结果为 down，无须更正。未作任何更改。');
      expect([(await desk.ledger(right)).usd, (await desk.ledger(wrong)).usd]).toEqual([2, 0]);
      await desk.correct('up');
      await desk.correct('down');
      expect([(await desk.ledger(right)).usd, (await desk.ledger(wrong)).usd]).toEqual([2, 0]);
      expect((await desk.rewardsOf(right)).map(({ state }) => state)).toEqual(['void', 'given']);
    });

    test('leaves rewards void that were void before', async () => {
      const account = await desk.join();
      await desk.guess(account, 'up');
      desk.passTo('2026-06-02', 6);
      await desk.settle('up');
      await desk.run('void', { id: ['1'], reason: 'two accounts of one person' });
      await desk.correct('down');
      await desk.correct('up');
      expect(await desk.ledger(account)).toEqual({ usd: 0, points: 0 });
    });

    test('moves points, and records spent ones as owed', async () => {
      const [right, wrong] = [await desk.join(), await desk.join()];
      await desk.guess(right, 'down', 'pointed');
      await desk.guess(wrong, 'up', 'pointed');
      desk.passTo('2026-06-02', 6);
      await desk.settle('up', undefined, 'pointed');
      await desk.correct('down', undefined, 'pointed');
      expect([(await desk.ledger(right)).points, (await desk.ledger(wrong)).points]).toEqual([30, 0]);
      await desk.act(right, 'pointed', 'points', 'redeem', { id: 'mug' });
      expect(await desk.correct('up', undefined, 'pointed')).toContain('收回的积分中有 20 分已用掉');
      expect([(await desk.ledger(right)).points, (await desk.ledger(wrong)).points]).toEqual([0, 30]);
      expect([await desk.owedPoints(right), await desk.owedPoints(wrong)]).toEqual([20, 0]);
      await desk.correct('down', undefined, 'pointed');
      expect([(await desk.ledger(right)).points, (await desk.ledger(wrong)).points]).toEqual([10, 0]);
      expect(await desk.owedPoints(right)).toBe(0);
    });
  });
});

/** US dollars that guesses win if every round is settled correctly: 2 for a right guess, 5 for two in a row, 10 for three. */
function expectedOf(row: string, truth: readonly string[]): number {
  let [sum, run] = [0, 0];
  for (const [day, outcome] of truth.entries()) {
    const letter = row[day];
    if (letter === '-') continue;
    const right = (letter === 'u' ? 'up' : 'down') === outcome;
    run = right ? run + 1 : 0;
    if (right) sum += 2;
    if (run === 2) sum += 5;
    if (run === 3) sum += 10;
  }
  return sum;
}
