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
    expect(look).toMatch(/^合计 +2 +2 +4 美元$/m);
    expect(look).toContain('未计入：3 个未实名认证账户的 3 笔奖励，共 6 美元。');
    await desk.run('pay-all', { campaign: 'daily', yes: true });
    expect(await Promise.all(accounts.map(stateOf))).toEqual(['given', 'paid', 'given', 'paid', 'given']);
    expect(await desk.run('pay-all', { campaign: 'daily', yes: true })).toContain('没有符合条件的待发放奖励。');
    await verified(accounts[0]);
    await desk.run('pay-all', { campaign: 'daily', yes: true });
    expect(await Promise.all(accounts.map(stateOf))).toEqual(['paid', 'paid', 'given', 'paid', 'given']);
  });

  // @proves …奖励在账户通过实名认证后发放，此前获得的先记入“我的奖励”
  test('pay rejects all rewards if one account is not verified', async () => {
    const accounts = await winners(2);
    await verified(accounts[0]);
    const ids = (await Promise.all(accounts.map((account) => desk.rewardsOf(account)))).map(([won]) => String(won?.id));
    await expect(desk.run('pay', { id: ids })).rejects.toThrow(`奖励 ${ids[1]} 所属账户未实名认证。未作任何更改。`);
    expect(await Promise.all(accounts.map(stateOf))).toEqual(['given', 'given']);
    await desk.run('pay', { id: ids.slice(0, 1) });
    expect(await stateOf(accounts[0])).toBe('paid');
  });

  test('pays nothing if the provider’s backend reports the account as not verified', async () => {
    const [account = ''] = await winners(1);
    const profile = { account, verified: false, card: true, notedAt: desk.api.clock.read() };
    await database().orm.insert(providerProfiles).values(profile);
    await expect(desk.run('pay', { id: ['1'] })).rejects.toThrow('未实名认证');
  });

  test('use-coupon needs a verified owner', async () => {
    const account = await desk.joinUnverified();
    await desk.act(account, 'cover', 'coupon', 'claim', { id: 'loss' });
    desk.api.clock.move(1);
    const use = () => desk.run('use-coupon', { campaign: 'cover', coupon: 'loss', account });
    await expect(use()).rejects.toThrow(`账户 ${account} 未实名认证`);
    await verified(account);
    expect(await use()).toContain('已核销。');
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
