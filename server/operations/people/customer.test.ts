import { asc } from 'drizzle-orm';
import { give } from '../../domain/activities/engine/give';
import { activityEntries, auditEntries } from '../../platform/database/schema/activities';
import { adConversions } from '../../platform/database/schema/ad-conversions';
import { identities } from '../../platform/database/schema/identity';
import { referenceOf } from '../../platform/secrets/person-reference';
import { bindCard, describeOnBothDatabases, newMobile, TestApi, Visitor, verify } from '../../testing';

// The test clock is at 2026-06-01 12:00 in Beijing.
const AT = '2026-06-01T11:30:00+08:00';

describeOnBothDatabases((database) => {
  let api: TestApi;
  let visitor: Visitor;
  let account: string;
  beforeEach(async () => {
    api = await TestApi.on(database());
    visitor = new Visitor(api);
    account = (await visitor.join()).account;
  });
  const auditLog = () => database().orm.select().from(auditEntries).orderBy(asc(auditEntries.id));

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
    const other = (await new Visitor(api).join()).account;
    await give({ ...wheel, account: other }, 'spin:1', { label: '别人的', amount: 9, unit: 'usd' });
    await verify(orm, other, now);
    await api.run('pay', { id: ['3'] }, 'Zhao Lei');

    const story = await api.run('customer', { person: visitor.mobile });
    const lines = [
      new RegExp(`^account +${account}$`, 'm'),
      /^opened +2026-06-01 12:00$/m,
      new RegExp(`^mobile +${visitor.mobile.slice(0, 3)}\\*{4}${visitor.mobile.slice(-4)}$`, 'm'),
      /^brand +bfzh$/m,
      /^campaign +kh_7694_form$/m,
      /^2026-06-01 12:00 +registration +customer-agreement +1\.0 +(?:ios|mobile|desktop)$/m,
      /^2026-06-01 12:00 +identity +verified +张\*$/m,
      /^2026-06-01 12:00 +bank card +bound +测试银行 …6222$/m,
      /^2026-06-01 11:30 +C-1 +200\.00 +settled, reversed by Li Na 2026-06-01 12:00: typed twice$/m,
      /^- +2026-06-01 11:30 +T-1 +XAUUSD +1\.50 +closed$/m,
      /^2026-06-01 12:00 +lottery-october +wheel +2026-06-01:1 +\{"segment":"gold"\}$/m,
      /^2026-06-01 12:00 +1 +void +8 usd +lottery-october +wheel spin:1 +\$8 赠金·\[31m$/m,
      /^2026-06-01 12:00 +paid +by Wang Wei$/m,
      /^2026-06-01 12:00 +reversed +-8 usd +by Li Na +two accounts of one person$/m,
      /^2026-06-01 12:00 +lottery-october +30 +30 +积分$/m,
      /^2026-06-01 12:00 +qihu +81985529216 +sent +1 +errno 0$/m,
      /^2026-06-01 12:00 +Wang Wei +pay +\{"rewards":\[1\]\}$/m,
      /^2026-06-01 12:00 +Li Na +reverse-deposit +/m,
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
    await expect(api.run('customer', { person: newMobile() })).rejects.toThrow(
      'There is no account of this mobile number.',
    );
    expect((await auditLog()).map(({ operator, operation, details }) => [operator, operation, details])).toEqual([
      ['Li Na', 'customer', { by: 'mobile', person }],
      ['Wang Wei', 'customer', { by: 'account', person }],
      ['Li Na', 'customer', { by: 'mobile', found: false }],
    ]);
    const recorded = JSON.stringify(await auditLog());
    for (const name of [visitor.mobile, account]) expect(recorded).not.toContain(name);
    expect(await api.run('customer', { person: account })).toMatch(/Wang Wei +customer/);
    await expect(api.run('customer', { person: account }, '')).rejects.toThrow('name yourself');
    await expect(api.run('customer', { person: "1' or true" })).rejects.toThrow(
      'must be a mobile number or an account',
    );
  });
});
