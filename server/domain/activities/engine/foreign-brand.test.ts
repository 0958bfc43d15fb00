import { rewards } from '../../../platform/database/schema/activities';
import { campaignWith, describeOnDatabase, newMobile, SIGNIN, TestApi, Visitor } from '../../../testing';

describeOnDatabase((database) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await TestApi.on(database(), { campaigns: [campaignWith('sign', SIGNIN)] });
  });
  const post = async (call: 'act' | 'state', host: string, token: string) => {
    const body = { slug: 'sign', kind: 'signin', ...(call === 'act' && { action: 'sign', input: {} }) };
    return api.json(`/apis/uc/activity/${call}`, body, { token, headers: { host } });
  };

  // @proves 在{brand}开立真实账户、年满 … 周岁的个人客户
  test.each([
    ['bfzh', 'bfzh.localhost:3000', true],
    ['bfzh', 'ad.feiyu.example', true],
    ['bfzh', 'gjs2.localhost:3000', false],
    ['BFZH', 'open.club.feiyu.example', true],
    // One host that shows another brand on iPhones.
    ['qfbd-ios', 'qifeng.example', true],
    ['qfbd-ios', 'qfbd.localhost', false],
    // A host without a brand allows every account.
    ['gjs2', '127.0.0.1:3000', true],
  ])('an account of "%s" on %s may act: %s', async (appCode, host, may) => {
    const { token } = await new Visitor(api, newMobile(), appCode).join();
    const acted = await post('act', host, token);
    const sentence = '当前登录的账户不是在本站开立的，不能参加本站的活动，请换用在本站开立的账户';
    const { obstacle } = (await post('state', host, token)).json().Data;
    if (may) expect([acted.statusCode, obstacle]).toEqual([200, null]);
    else {
      expect([acted.statusCode, acted.json()]).toMatchObject([403, { code: 'foreign_account', Data: sentence }]);
      expect(obstacle).toEqual({ reason: 'brand', sentence });
    }
    expect(await database().orm.select().from(rewards)).toHaveLength(may ? 1 : 0);
  });
});
