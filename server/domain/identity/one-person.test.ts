import { asc, eq } from 'drizzle-orm';
import { luhnDigitOf } from '@/lib/contract/bank-card';
import { newIdentityNumber } from '@/lib/contract/testing/new-identity-number';
import { bankCards, identities } from '../../platform/database/schema/identity';
import { describeOnDatabase, newMobile, TestApi, Visitor, verifyByCall } from '../../testing';
import { hashEarlierNumbers } from './hash-earlier-numbers';
import { numberHash } from './number-hash';

const CARD = `621700001234567890${luhnDigitOf('621700001234567890')}`;

describeOnDatabase((database) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await TestApi.on(database());
  });

  const join = (appCode?: string) => new Visitor(api, newMobile(), appCode).join();
  const verify = (joined: { token: string }, idcard: string, name?: string) => verifyByCall(api, joined, idcard, name);
  const verified = () => database().orm.select().from(identities).orderBy(asc(identities.verifiedAt));

  // @proves 同一手机号、身份证件或银行卡，只可用一个账户参加
  test('verifies one account by a document, regardless of the name and across brands', async () => {
    const document = '11010519491231002X';
    const [first, second, third] = [await join(), await join(), await join('gjs2')];
    expect((await verify(first, document)).statusCode).toBe(200);
    for (const [other, name] of [
      [second, '李雷'],
      [third, '王小明'],
    ] as const) {
      const refused = await verify(other, document.toLowerCase(), name);
      expect([refused.statusCode, refused.json()]).toMatchObject([
        409,
        {
          code: 'document_refused',
          Data: '该身份证件已认证过其他账户，一个证件只可认证一个账户；如有疑问，请联系在线客服',
        },
      ]);
      expect(refused.body).not.toContain(first.account);
    }
    expect((await verified()).map(({ account }) => account)).toEqual([first.account]);
    expect((await verify(second, newIdentityNumber(), '李雷')).statusCode).toBe(200);
  });

  test('verifies one of many accounts that submit a document in parallel', async () => {
    const document = newIdentityNumber();
    const joined = [];
    for (let index = 0; index < 6; index++) joined.push(await join());
    const answers = await Promise.all(joined.map((one) => verify(one, document)));
    expect(answers.map((answer) => answer.json().code ?? 'ok').sort()).toEqual([
      ...Array(5).fill('document_refused'),
      'ok',
    ]);
    expect(await verified()).toHaveLength(1);
  });

  test('hashes numbers differently for a brand with persons of its own', () => {
    const { vault } = api.services;
    const hash = (appCode: string, persons?: 'own') =>
      numberHash(vault, 'identity-number', '11010519491231002x', { appCode, persons });
    expect(hash('bfzh')).toBe(hash('gjs2'));
    expect(numberHash(vault, 'identity-number', '11010519491231002X', { appCode: 'bfzh' })).toBe(hash('bfzh'));
    expect(new Set([hash('bfzh'), hash('bfzh', 'own'), hash('gjs2', 'own')]).size).toBe(3);
  });

  describe('numbers stored before hashes', () => {
    const hours = (count: number) => new Date(api.clock.read().getTime() + count * 3_600_000);
    const store = async (number: string, at: number) => {
      const { account, token } = await join();
      const sealed = api.services.vault.seal('identity-number', number);
      await database()
        .orm.insert(identities)
        .values({ account, nameSealed: 'x', numberSealed: sealed, verifiedAt: hours(at) });
      return { account, token };
    };

    test('hashes documents at the start, marks later accounts as duplicates, and reports them to operators', async () => {
      const [shared, single] = [newIdentityNumber(), newIdentityNumber()];
      const late = await store(shared, 5);
      const early = await store(shared, 1);
      const alone = await store(single, 3);
      await Promise.all([hashEarlierNumbers(api.services), hashEarlierNumbers(api.services)]);
      expect((await verified()).map(({ account, duplicate }) => [account, duplicate])).toEqual([
        [early.account, false],
        [alone.account, false],
        [late.account, true],
      ]);
      for (const number of [shared, single])
        expect((await verify(await join(), number)).json().code).toBe('document_refused');
      const report = await api.run('shared-documents', {}, '');
      expect(report.split('\n').slice(1)).toEqual([
        expect.stringMatching(`^${late.account} +证件 .* ${early.account}$`),
      ]);
      expect(report).not.toContain(alone.account);
    });

    test('does the same for cards, and skips a number that the key does not decrypt', async () => {
      const card = { bank: '示例商业银行', lastDigits: '7890', state: 'bound' as const };
      const times = { createdAt: api.clock.read(), changedAt: api.clock.read() };
      const numbers = [CARD, CARD].map((number) => api.services.vault.seal('bank-card', number));
      const accounts = [];
      for (const numberSealed of [...numbers, 'unreadable']) {
        const { account } = await join();
        accounts.push(account);
        await database()
          .orm.insert(bankCards)
          .values({ account, numberSealed, ...card, ...times });
      }
      await hashEarlierNumbers(api.services);
      const stored = await database().orm.select().from(bankCards).orderBy(asc(bankCards.id));
      expect(stored.map(({ numberHash: hash, duplicate }) => [hash !== null, duplicate])).toEqual([
        [true, false],
        [true, true],
        [false, false],
      ]);
      const report = await api.run('shared-documents', {}, '');
      expect(report).toMatch(new RegExp(`${accounts[1]} +银行卡 .* ${accounts[0]}`));
      await database()
        .orm.update(bankCards)
        .set({ state: 'removed' })
        .where(eq(bankCards.account, accounts[1] ?? ''));
      expect(await api.run('shared-documents', {}, '')).toBe('没有共用证件或银行卡的账户。');
    });
  });
});
