import { asc } from 'drizzle-orm';
import { newIdentityNumber } from '@/lib/contract/testing/new-identity-number';
import { give } from '../../domain/activities/engine/give';
import { verifyIdentity } from '../../domain/identity/service';
import { activityEntries, auditEntries } from '../../platform/database/schema/activities';
import { adConversions } from '../../platform/database/schema/ad-conversions';
import { bankCards, identities } from '../../platform/database/schema/identity';
import { trackingEvents } from '../../platform/database/schema/tracking';
import { referenceOf } from '../../platform/secrets/person-reference';
import { readApiConfig } from '../../settings/read-api-config';
import { bindCard, describeOnDatabase, newMobile, TestApi, Visitor, verify } from '../../testing';
import { runAsText } from '../testing/run-as-text';
import { signedInAs } from '../testing/signed-in-as';

// The test clock is at 2026-06-01 12:00 in Beijing.
const AT = '2026-06-01T11:30:00+08:00';

describeOnDatabase((database) => {
  let api: TestApi;
  let visitor: Visitor;
  let account: string;
  beforeEach(async () => {
    api = await TestApi.on(database());
    visitor = new Visitor(api);
    account = (await visitor.join()).account;
  });
  const auditLog = () => database().orm.select().from(auditEntries).orderBy(asc(auditEntries.id));

  test('shows personal data whole only with a reason, which the audit log records without the data', async () => {
    const { orm } = database();
    const number = newIdentityNumber();
    await verifyIdentity(api.services, { account, name: '王小明', number }, api.clock.read());
    const card = { account, bank: '测试银行', numberSealed: api.services.vault.seal('bank-card', '6222020000000001') };
    const at = { createdAt: api.clock.read(), changedAt: api.clock.read() };
    await orm.insert(bankCards).values({ ...card, lastDigits: '0001', state: 'bound', ...at });
    const secrets = [visitor.mobile, '王小明', number, '6222020000000001'];
    const masked = await api.run('customer', { person: account, reason: 'a call' });
    for (const secret of secrets) expect(masked).not.toContain(secret);
    await expect(api.run('customer', { person: account, show: true })).rejects.toThrow('显示完整信息须填写原因');
    await expect(api.run('customer', { person: account, show: true, reason: ' ' })).rejects.toThrow('请填写原因');
    const whole = await api.run('customer', { person: account, show: true, reason: 'the bank asks' });
    for (const secret of secrets) expect(whole).toContain(secret);
    const recorded = await auditLog();
    expect(recorded.map(({ details }) => Object.keys(details).sort())).toEqual([
      ['by', 'person'],
      ['by', 'person', 'reason', 'shown'],
    ]);
    expect(recorded[1]?.details).toMatchObject({ shown: true, reason: 'the bank asks' });
    for (const secret of [...secrets, account]) expect(JSON.stringify(recorded)).not.toContain(secret);
  });

  test.each(['customer', 'export-person'])(
    '%s finds a person by a mobile number as people write it',
    async (operation) => {
      const { mobile } = visitor;
      const named = operation === 'customer' ? 'person' : 'mobile-or-account';
      const support = await signedInAs(api.services, 'Su Pport', 'support:bfzh');
      for (const typed of [`+86 ${mobile.slice(0, 3)} ${mobile.slice(3, 7)} ${mobile.slice(7)}`, `0086-${mobile}`]) {
        const input = { [named]: typed, ...(operation === 'export-person' && { reason: 'a letter' }) };
        expect(await runAsText(api.services, { operation, input, operator: '', session: support })).toContain(account);
      }
    },
  );

  test('showing personal data whole needs the permission for the customer’s brand, and a fresh factor', async () => {
    const config = readApiConfig({ DEPLOYMENT: 'production', CAPTCHA: 'off' });
    const services = { ...api.services, config };
    const as = (session: string, show?: true) => {
      const input = { person: account, ...(show && { show, reason: 'the bank asks' }) };
      return runAsText(services, { operation: 'customer', input, operator: '', session });
    };
    const [finance, support] = [
      await signedInAs(services, 'Fi Nance', 'finance,support:iekb'),
      await signedInAs(services, 'Su Pport', 'support:bfzh'),
    ];
    expect(await as(finance)).toContain('138****');
    await expect(as(finance, true)).rejects.toThrow('不能查看此客户的完整个人信息');
    expect(await as(support, true)).toContain(visitor.mobile);
    api.clock.move(6 * 60_000);
    await expect(as(support, true)).rejects.toThrow('用验证器的动态码或通行密钥');
    expect(await as(support)).toContain('138****');
  });

  test('reports everything stored on a person, with sealed values masked', async () => {
    const { orm } = database();
    const now = api.clock.read();
    const { vault } = api.services;
    await orm.insert(identities).values({
      account,
      nameSealed: vault.seal('identity-name', '张小明'),
      numberSealed: vault.seal('identity-number', '110101199003078515'),
      numberHash: 'hash',
      verifiedAt: now,
    });
    await bindCard(orm, account, now);
    const deposit = `account,reference,amount,settledAt\n${account},C-1,200,${AT}`;
    await api.run('import-deposits', { file: deposit });
    await api.run('import-trades', {
      file: `account,reference,symbol,lots,closedAt\n${account},T-1,XAUUSD,1.5,${AT}`,
    });
    const wheel = { orm, slug: 'lottery-october', activity: { kind: 'wheel' as const }, account, now };
    await orm.insert(activityEntries).values({
      slug: 'lottery-october',
      kind: 'wheel',
      account,
      key: '2026-06-01:1',
      value: { segment: 'gold' },
      at: now,
    });
    await give(wheel, 'spin:1', { label: '$8 赠金\u001b[31m', amount: 8, unit: 'usd' });
    await give(wheel, 'spin:2', { label: '积分', amount: 30, unit: 'points' });
    await api.run('pay', { id: ['1'] }, 'Wang Wei');
    await api.run('reverse', { id: ['1'], reason: 'two accounts of one person' });
    await api.run('reverse-deposit', { reference: 'C-1', reason: 'typed twice' });
    await orm.insert(adConversions).values({
      platform: 'qihu',
      account,
      clickId: '81985529216',
      isWap: true,
      transId: 'a'.repeat(32),
      registeredAt: now,
      state: 'sent',
      attempts: 1,
      lastAnswer: 'errno 0',
      changedAt: now,
    });
    const page = 'https://gold.example/newactivities/kh_7694_form?token=secret';
    await orm.insert(trackingEvents).values({
      ...{
        key: 'e',
        name: 'rr3',
        clientId: 'c',
        eventAt: now,
        receivedAt: now,
        account,
        host: 'gold.example',
        url: page,
      },
      ...{ channelName: '', browser: '', origin: '', medium: '', keyword: '', plan: 'autumn', unit: '', packageId: '' },
    });
    const other = (await new Visitor(api).join()).account;
    await give({ ...wheel, account: other }, 'spin:1', { label: '别人的', amount: 9, unit: 'usd' });
    await verify(orm, other, now);
    await api.run('pay', { id: ['3'] }, 'Zhao Lei');

    const story = await api.run('customer', { person: visitor.mobile });
    const lines = [
      new RegExp(`^账户 +${account}$`, 'm'),
      /^开户时间 +2026-06-01 12:00$/m,
      new RegExp(`^手机号 +${visitor.mobile.slice(0, 3)}\\*{4}${visitor.mobile.slice(-4)}$`, 'm'),
      /^品牌 +bfzh$/m,
      /^开户页面 +kh_7694_form$/m,
      /^2026-06-01 12:00 +开户 +customer-agreement +1\.0 +(?:iPhone 或 iPad|手机|电脑)$/m,
      /^2026-06-01 12:00 +实名认证 +已认证 +张\*$/m,
      /^2026-06-01 12:00 +银行卡 +已绑定 +测试银行，尾号 6222$/m,
      /^2026-06-01 11:30 +C-1 +200\.00 +已到账，Li Na 于 2026-06-01 12:00 撤销：typed twice$/m,
      /^- +2026-06-01 11:30 +T-1 +XAUUSD +1\.50 +已平仓$/m,
      /^2026-06-01 12:00 +lottery-october +wheel +2026-06-01:1 +\{"segment":"gold"\}$/m,
      /^2026-06-01 12:00 +1 +已作废 +8 美元 +lottery-october +wheel：spin:1 +\$8 赠金·\[31m$/m,
      /^2026-06-01 12:00 +已到账 +操作员 Wang Wei$/m,
      /^2026-06-01 12:00 +已追回 +-8 美元 +操作员 Li Na +two accounts of one person$/m,
      /^2026-06-01 12:00 +lottery-october +30 +30 +积分$/m,
      /^2026-06-01 12:00 +2026-06-01 12:00 +\S+ +\S+$/m,
      /^2026-06-01 12:00 +获取验证码 +gold\.example +\/newactivities\/kh_7694_form +- +- +autumn +-$/m,
      /^2026-06-01 12:00 +360 推广 +提交表单 +81985529216 +已回传 +1 +errno 0$/m,
      /^2026-06-01 12:00 +Wang Wei +支付奖励 +\{"rewards":\[1\]\}$/m,
      /^2026-06-01 12:00 +Li Na +撤销入金 +/m,
    ];
    for (const line of lines) expect(story).toMatch(line);
    for (const secret of [visitor.mobile, '张小明', '110101199003078515', '\u001b', 'Zhao Lei', '别人的', 'secret']) {
      expect(story).not.toContain(secret);
    }
  });

  test('records the look-up without mobile number or account', async () => {
    const person = referenceOf(api.services.vault, account);
    await api.run('customer', { person: visitor.mobile });
    await api.run('customer', { person: account }, 'Wang Wei');
    await expect(api.run('customer', { person: newMobile() })).rejects.toThrow('没有使用此手机号的账户。');
    expect((await auditLog()).map(({ operator, operation, details }) => [operator, operation, details])).toEqual([
      ['Li Na', 'customer', { by: 'mobile', person }],
      ['Wang Wei', 'customer', { by: 'account', person }],
      ['Li Na', 'customer', { by: 'mobile', found: false }],
    ]);
    const recorded = JSON.stringify(await auditLog());
    for (const name of [visitor.mobile, account]) expect(recorded).not.toContain(name);
    expect(await api.run('customer', { person: account })).toMatch(/Wang Wei +查看客户档案/);
    await expect(api.run('customer', { person: account }, '')).rejects.toThrow('请填写姓名');
    await expect(api.run('customer', { person: "1' or true" })).rejects.toThrow('须为手机号或账户');
  });
});
