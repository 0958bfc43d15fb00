import { CALLS } from '@/lib/contract';
import { describeOnDatabase, Player, REDPACKET, TestApi } from '../../../testing';
import { becomes } from '../../../testing/becomes';

/** The running and waiting calls of a process. */
const ROOM = 8 + 128;

describeOnDatabase((database) => {
  test('rejects the calls of activities without room, with Retry-After and before looking for their sessions', async () => {
    const api = await TestApi.on(database());
    let looked = 0;
    let found = () => {};
    const released = new Promise<null>((resolve) => {
      found = () => resolve(null);
    });
    api.services.findSession = () => {
      looked += 1;
      return released;
    };
    const act = () =>
      api.json(
        CALLS.activityAct.path,
        { slug: 'none', kind: 'redpacket', action: 'grab', input: {} },
        { token: 'any' },
      );
    const answers: Awaited<ReturnType<typeof act>>[] = [];
    const all = Array.from({ length: ROOM + 2 }, async () => answers.push(await act()));
    await becomes(
      async () => answers.length,
      (count) => count === 2,
    );
    for (const answer of answers) {
      expect(answer.statusCode).toBe(503);
      const { code, retryAfter } = answer.json();
      expect(code).toBe('unavailable');
      expect(answer.headers['retry-after']).toBe(String(retryAfter));
    }
    expect(looked).toBe(8);
    found();
    await Promise.all(all);
    expect(answers.slice(2).map(({ statusCode }) => statusCode)).toEqual(Array(ROOM).fill(404));
  });

  describe('after the last piece', () => {
    const grab = async (player: Player<'redpacket'>) => (await player.act('grab')).json();

    /** Takes the only packet, and lets another account find none. */
    async function sellOut() {
      const winner = await Player.enter<'redpacket'>(database(), REDPACKET);
      const late = await winner.another();
      expect((await grab(winner)).Data.won).toHaveLength(1);
      expect((await grab(late)).code).toBe('sold_out');
      const transactions = jest.spyOn(database().orm, 'transaction');
      return { late, clock: winner.api.clock, api: winner.api, transactions };
    }

    test('rejects for a second without a transaction', async () => {
      const { late, clock, transactions } = await sellOut();
      clock.move(999);
      expect((await grab(late)).Data).toBe('本场红包已抢完，下一场 12:30 开始');
      expect(transactions).not.toHaveBeenCalled();
      clock.move(1);
      expect((await grab(late)).code).toBe('sold_out');
      expect(transactions).toHaveBeenCalledTimes(1);
    });

    test('gives what an operator has added', async () => {
      const { late, api } = await sellOut();
      await api.run('set-stock', {
        campaign: Player.slug,
        item: 'redpacket/bonus',
        total: '2',
        round: '2026-06-01T12:00',
      });
      expect((await grab(late)).Data.won).toHaveLength(1);
    });
  });
});
