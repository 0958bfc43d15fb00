import { luhnDigitOf } from '@/lib/contract/bank-card';
import { newIdentityNumber } from '@/lib/contract/testing/new-identity-number';
import { bankCardSubmit, identityInfoSubmit, userInfo } from '@/lib/contract/user';
import { bankCards } from '../../platform/database/schema/identity';
import { CONSENT, describeOnDatabase, TestApi, Visitor } from '../../testing';

/** A valid card number, a different one for each serial. */
function cardNumber(serial = 0): string {
  const digits = `62170000${String(serial).padStart(10, '0')}`;
  return digits + luhnDigitOf(digits);
}

const BANK = '示例商业银行';

describeOnDatabase((database) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await TestApi.on(database());
  });

  const submit = (token: string, card: string, bank = BANK) =>
    api.multipart(bankCardSubmit.path, { ...CONSENT, bank, card }, { token });
  const profile = async (token: string) => (await api.send(userInfo.path, { token })).json().Data.jfUser;
  const stored = () => database().orm.select().from(bankCards);
  const codesOf = (answers: Awaited<ReturnType<typeof submit>>[]) =>
    answers.map((answer) => answer.json().code ?? 'ok');

  async function verified(): Promise<string> {
    const { token } = await new Visitor(api).join();
    const fields = { ...CONSENT, name: '王小明', idcard: newIdentityNumber() };
    expect((await api.multipart(identityInfoSubmit.path, fields, { token })).statusCode).toBe(200);
    return token;
  }

  test("binds a card without a bank's confirmation, stores it encrypted, and shows its last digits", async () => {
    const token = await verified();
    const answer = await submit(token, '6222020000000006221', ' 示例商业银行（深圳） ');
    expect([answer.statusCode, answer.json().Data]).toEqual([200, { isBankStatus: 2 }]);
    expect(await profile(token)).toMatchObject({ isBankStatus: 2, bankCard: '6221' });
    const [card] = await stored();
    expect(card).toMatchObject({ state: 'bound', bank: '示例商业银行（深圳）', lastDigits: '6221' });
    expect(JSON.stringify(card)).not.toContain('622202');
    expect(api.services.vault.open('bank-card', card?.numberSealed ?? '')).toBe('6222020000000006221');
  });

  test('binds a card whose check digit is wrong, at a branch with digits', async () => {
    const answer = await submit(await verified(), '6222020000000006222', '示例商业银行101-2支行、二部');
    expect(answer.statusCode).toBe(200);
    expect(await stored()).toMatchObject([{ bank: '示例商业银行101-2支行、二部', lastDigits: '6222' }]);
  });

  test('binds no card without a verified identity', async () => {
    const { token } = await new Visitor(api).join();
    const answer = await submit(token, cardNumber());
    expect([answer.statusCode, answer.json()]).toMatchObject([
      409,
      { code: 'not_verified', Data: '绑定银行卡前，请先完成实名认证' },
    ]);
    expect(await stored()).toEqual([]);
  });

  test('accepts the same card again without a change, and rejects another one', async () => {
    const token = await verified();
    const answers = [];
    for (const number of [cardNumber(1), cardNumber(1), cardNumber(2)]) answers.push(await submit(token, number));
    expect(codesOf(answers)).toEqual(['ok', 'ok', 'already_bound']);
    expect(answers[2]?.json().Data).toBe('您已绑定银行卡，如需更换请联系客服');
    expect(await stored()).toHaveLength(1);
  });

  // @proves 同一手机号、身份证件或银行卡，只可用一个账户参加
  test("rejects another account's card without naming that account, until it is removed there", async () => {
    const [first, second] = [await verified(), await verified()];
    await submit(first, cardNumber());
    const refused = await submit(second, cardNumber());
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'card_refused']);
    expect(refused.json().Data).toBe('该银行卡暂不能绑定，请换一张本人名下的银行卡');
    await database().orm.update(bankCards).set({ state: 'removed' });
    expect((await submit(second, cardNumber())).statusCode).toBe(200);
    expect(await profile(first)).toMatchObject({ isBankStatus: 0, bankCard: null });
  });

  test.each([
    ['card', { card: '6222 0200 0000 0006 221' }, '银行卡号为13至19位数字'],
    ['card', { card: '' }, '请输入银行卡号'],
    ['bank', { bank: '行' }, '请输入正确的开户银行名称'],
    ['bank', { bank: '<b>银行</b>' }, '请输入正确的开户银行名称'],
    ['bank', { bank: '银行62170000' }, '请输入正确的开户银行名称'],
  ])('rejects a wrong %s at its field: %j', async (field, wrong, message) => {
    const token = await verified();
    const answer = await api.form(bankCardSubmit.path, { bank: BANK, card: cardNumber(), ...wrong }, { token });
    expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ field, message }]]);
    expect(await stored()).toEqual([]);
  });

  test('binds a card once for 50 parallel submissions, and gives all the same answer', async () => {
    const token = await verified();
    const answers = await Promise.all(Array.from({ length: 50 }, () => submit(token, cardNumber())));
    expect(codesOf(answers)).toEqual(Array(50).fill('ok'));
    expect(await stored()).toHaveLength(1);
  });

  test('binds one of 50 cards submitted in parallel', async () => {
    const token = await verified();
    const answers = await Promise.all(Array.from({ length: 50 }, (_, serial) => submit(token, cardNumber(serial))));
    expect(codesOf(answers).filter((code) => code === 'ok')).toHaveLength(1);
    expect(codesOf(answers).filter((code) => code === 'already_bound')).toHaveLength(49);
    expect(await stored()).toHaveLength(1);
  });

  test('binds a card to one of six accounts that submit it in parallel', async () => {
    const tokens = [];
    for (let turn = 0; turn < 6; turn++) tokens.push(await verified());
    const answers = await Promise.all(tokens.map((token) => submit(token, cardNumber())));
    expect(codesOf(answers).filter((code) => code === 'ok')).toHaveLength(1);
    expect(codesOf(answers).filter((code) => code === 'card_refused')).toHaveLength(5);
    expect(await stored()).toHaveLength(1);
  });
});
