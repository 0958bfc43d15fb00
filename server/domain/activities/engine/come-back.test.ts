import { eq } from 'drizzle-orm';
import { newIdentityNumber } from '@/lib/contract/testing/new-identity-number';
import { rewards } from '../../../platform/database/schema/activities';
import { describeOnDatabase, Player, SIGNIN, usd } from '../../../testing';
import { verifyIdentity } from '../../identity/service';
import { closeAccount } from '../../privacy/close-account';

describeOnDatabase((database) => {
  test('rejects a visitor who was paid a reward in an account that is closed now', async () => {
    const player = await Player.enter<'signin'>(database(), { ...SIGNIN, daily: usd(1) });
    const { services, clock } = player.api;
    const number = newIdentityNumber();
    const verify = ({ account }: { account: string }) =>
      verifyIdentity(services, { account, name: '王小明', number }, clock.read());
    await verify(player);
    expect((await player.act('sign')).statusCode).toBe(200);
    await database().orm.update(rewards).set({ state: 'paid' }).where(eq(rewards.account, player.account));
    await database().orm.transaction((orm) => closeAccount(orm, services.vault, player.account, clock.read()));

    const back = await player.another();
    await verify(back);
    const refused = await back.act('sign');
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'already_done', Data: '您已在注销的账户中领取过本活动的奖励，不可重复领取' },
    ]);
    const stranger = await player.another();
    expect((await stranger.act('sign')).statusCode).toBe(200);
  });
});
