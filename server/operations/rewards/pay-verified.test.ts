import { providerProfiles } from '../../platform/database/schema/provider';
import { describeOnDatabase, verify } from '../../testing';
import { Desk } from '../testing/desk';

describeOnDatabase((database) => {
  let desk: Desk;
  beforeEach(async () => {
    desk = await Desk.open(database());
  });

  /** Unverified accounts that have each won $2 by a guess. */
  async function winners(count: number): Promise<string[]> {
    const accounts: string[] = [];
    for (let made = 0; made < count; made++) {
      const account = await desk.joinUnverified();
      await desk.guess(account, 'up');
      accounts.push(account);
    }
    desk.passTo('2026-06-02', 6);
    await desk.settle('up');
    return accounts;
  }
  const stateOf = async (account = '') => (await desk.rewardsOf(account))[0]?.state;
  const verified = (account = '') => verify(database().orm, account, desk.api.clock.read());

  test('pay-all pays only verified accounts and counts the others', async () => {
    const accounts = await winners(5);
    await verified(accounts[1]);
    const profile = { account: accounts[3] ?? '', card: false, notedAt: desk.api.clock.read() };
    await database()
      .orm.insert(providerProfiles)
      .values({ ...profile, verified: true });
    const look = await desk.run('pay-all', { campaign: 'daily' });
    expect(look).toMatch(/^total +2 +2 +4 usd$/m);
    expect(look).toContain('Left out: 3 rewards of 3 accounts that are not verified, 6 usd.');
    await desk.run('pay-all', { campaign: 'daily', yes: true });
    expect(await Promise.all(accounts.map(stateOf))).toEqual(['given', 'paid', 'given', 'paid', 'given']);
    expect(await desk.run('pay-all', { campaign: 'daily', yes: true })).toContain(
      'No matching reward is waiting for payment.',
    );
    await verified(accounts[0]);
    await desk.run('pay-all', { campaign: 'daily', yes: true });
    expect(await Promise.all(accounts.map(stateOf))).toEqual(['paid', 'paid', 'given', 'paid', 'given']);
  });

  // @proves …奖励在账户通过实名认证后发放，此前获得的先记入“我的奖励”
  test('pay rejects all rewards if one account is not verified', async () => {
    const accounts = await winners(2);
    await verified(accounts[0]);
    const ids = (await Promise.all(accounts.map((account) => desk.rewardsOf(account)))).map(([won]) => String(won?.id));
    await expect(desk.run('pay', { id: ids })).rejects.toThrow(
      `Reward ${ids[1]} belongs to an account that is not verified`,
    );
    expect(await Promise.all(accounts.map(stateOf))).toEqual(['given', 'given']);
    await desk.run('pay', { id: ids.slice(0, 1) });
    expect(await stateOf(accounts[0])).toBe('paid');
  });

  test('pays nothing if the provider’s backend reports the account as not verified', async () => {
    const [account = ''] = await winners(1);
    const profile = { account, verified: false, card: true, notedAt: desk.api.clock.read() };
    await database().orm.insert(providerProfiles).values(profile);
    await expect(desk.run('pay', { id: ['1'] })).rejects.toThrow('not verified');
  });

  test('use-coupon needs a verified owner', async () => {
    const account = await desk.joinUnverified();
    await desk.act(account, 'cover', 'coupon', 'claim', { id: 'loss' });
    desk.api.clock.move(1);
    const use = () => desk.run('use-coupon', { campaign: 'cover', coupon: 'loss', account });
    await expect(use()).rejects.toThrow(`${account} is not verified`);
    await verified(account);
    expect(await use()).toContain('is used now');
  });

  test('the export shows for each reward whether its owner is verified', async () => {
    const accounts = await winners(2);
    await verified(accounts[1]);
    const [heading = '', ...rows] = (await desk.run('export')).split('\r\n');
    expect(heading).toMatch(/,verified$/);
    const lastOf = (account = '') =>
      rows
        .find((row) => row.includes(account))
        ?.split(',')
        .at(-1);
    expect(accounts.map(lastOf)).toEqual(['no', 'yes']);
  });
});
