import { smsCodes, smsCodesByAsker } from '../../platform/database/schema/sms';
import { describeOnDatabase, newMobile, TestApi, Visitor } from '../../testing';

const MINUTE = 60_000;
const BURNT = '错误次数过多，请重新获取验证码';
const ELSEWHERE = { address: '198.51.100.7' };

describeOnDatabase((database) => {
  let api: TestApi;
  let visitor: Visitor;
  let code: string;
  beforeEach(async () => {
    api = await TestApi.on(database());
    visitor = new Visitor(api);
    await visitor.askForCode();
    code = api.sms.codeFor(visitor.mobile);
  });
  const wrong = () => (code === '000000' ? '111111' : '000000');

  test('checks a code without using it, and stores neither code nor number in plain text', async () => {
    expect((await visitor.check(code)).json()).toEqual({ IsSuccess: true, Data: { valid: true } });
    expect((await visitor.check(code)).statusCode).toBe(200);
    const stored = JSON.stringify(await database().orm.select().from(smsCodes));
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(visitor.mobile);
  });

  test("compares three of 1,000 parallel guesses by strangers, and leaves the asker's code usable", async () => {
    const guesses = Array.from({ length: 1000 }, (_, index) => String(index).padStart(6, '0')).filter(
      (guess) => guess !== code,
    );
    const refusals = new Map<string, number>();
    for (let tried = 0; tried < guesses.length; tried += 50) {
      // Each fifty from another address: one address alone would be limited.
      const options = { address: `203.0.${tried / 50}.1` };
      const answers = await Promise.all(
        guesses.slice(tried, tried + 50).map((guess) => visitor.check(guess, {}, options)),
      );
      for (const answer of answers) {
        expect(answer.json().code).toBe('code_invalid');
        refusals.set(answer.json().Data, (refusals.get(answer.json().Data) ?? 0) + 1);
      }
    }
    // The third wrong guess already says that a new code is needed.
    expect(refusals.get('验证码错误或已过期，仅最新获取的有效')).toBe(2);
    expect(refusals.get(BURNT)).toBe(guesses.length - 2);
    const [stored] = await database().orm.select().from(smsCodes);
    expect([stored?.wrongGuesses, stored?.strangersGuesses]).toEqual([0, 3]);
    expect((await visitor.register({}, ELSEWHERE)).json()).toMatchObject({ code: 'code_invalid', Data: BURNT });
    expect((await visitor.check(code)).statusCode).toBe(200);
    expect((await visitor.register()).statusCode).toBe(200);
  });

  test("uses up the code after the asker's fifth wrong guess, also when forty arrive in parallel", async () => {
    const guesses = Array.from({ length: 40 }, (_, index) => String(index).padStart(6, '0'));
    await Promise.all(guesses.filter((guess) => guess !== code).map((guess) => visitor.check(guess)));
    const [stored] = await database().orm.select().from(smsCodes);
    expect([stored?.wrongGuesses, stored?.strangersGuesses]).toEqual([5, 0]);
    for (const answer of [await visitor.check(code), await visitor.register()]) {
      expect(answer.json()).toMatchObject({ code: 'code_invalid', Data: BURNT });
    }
  });

  test('accepts the code from a network that the visitor changed to', async () => {
    expect((await visitor.check(wrong(), {}, ELSEWHERE)).json().Data).not.toBe(BURNT);
    expect((await visitor.register({}, ELSEWHERE)).statusCode).toBe(200);
  });

  test('reports a login code that wrong guesses used up, and accepts a new one', async () => {
    await visitor.register();
    await visitor.askForCode('login');
    const login = api.sms.codeFor(visitor.mobile);
    const other = login === '000000' ? '111111' : '000000';
    const answers = [];
    for (let guess = 0; guess < 6; guess++) answers.push((await visitor.loginByCode(other)).json().Data);
    expect(answers.slice(0, 4)).not.toContain(BURNT);
    expect(answers.slice(4)).toEqual([BURNT, BURNT]);
    api.clock.move(MINUTE);
    await visitor.askForCode('login');
    expect((await visitor.loginByCode(api.sms.codeFor(visitor.mobile))).statusCode).toBe(200);
  });

  test('rejects an expired, used or foreign code with the same message', async () => {
    const refusal = (await visitor.check(wrong())).body;
    const other = new Visitor(api, newMobile());
    expect((await other.check(code)).body).toBe(refusal);
    expect((await visitor.check(code, { type: 'login' })).body).toBe(refusal);
    expect((await visitor.check(code, { appcode: 'xyzx' })).body).toBe(refusal);
    expect((await visitor.loginByCode(code)).body).toBe(refusal);

    api.clock.move(5 * MINUTE);
    expect((await visitor.check(code)).body).toBe(refusal);
  });

  test('accepts a code that was requested in elder mode for fifteen minutes, with as many guesses', async () => {
    const elder = new Visitor(api, newMobile());
    await elder.askForCode('register', undefined, { elder: '1' });
    const asked = api.sms.codeFor(elder.mobile);
    api.clock.move(15 * MINUTE - 1);
    expect((await visitor.check(code)).json().code).toBe('code_invalid');
    expect((await elder.check(asked)).statusCode).toBe(200);
    api.clock.move(1);
    expect((await elder.check(asked)).json().code).toBe('code_invalid');

    await elder.askForCode('register', undefined, { elder: '1' });
    const second = api.sms.codeFor(elder.mobile);
    const guess = second === '000000' ? '111111' : '000000';
    for (let tried = 0; tried < 5; tried++) await elder.check(guess);
    expect((await elder.check(second)).json()).toMatchObject({ code: 'code_invalid', Data: BURNT });
  });

  test('rejects a used code for a second login', async () => {
    await visitor.register();
    api.clock.move(MINUTE);
    await visitor.askForCode('login');
    const login = api.sms.codeFor(visitor.mobile);
    expect((await visitor.loginByCode(login)).statusCode).toBe(200);
    expect((await visitor.loginByCode(login)).json().code).toBe('code_invalid');
  });

  test('replaces an older code by a newer one', async () => {
    api.clock.move(MINUTE);
    await visitor.askForCode();
    const newer = api.sms.codeFor(visitor.mobile);
    if (newer !== code) expect((await visitor.check(code)).json().code).toBe('code_invalid');
    expect((await visitor.check(newer)).statusCode).toBe(200);
  });

  test("sends a stranger a code of their own, and leaves the first asker's usable", async () => {
    api.clock.move(MINUTE + 1000);
    expect((await visitor.askForCode('register', ELSEWHERE)).statusCode).toBe(200);
    const strangers = api.sms.codeFor(visitor.mobile);
    const guesses = Array.from({ length: 11 }, (_, index) => String(index).padStart(6, '0'));
    const wrong = guesses.filter((guess) => guess !== code && guess !== strangers).slice(0, 9);
    for (const [index, guess] of wrong.entries()) {
      const address = index % 2 ? ELSEWHERE : { address: '192.0.2.9' };
      expect((await visitor.check(guess, {}, address)).json().code).toBe('code_invalid');
    }
    expect((await visitor.register({ code })).statusCode).toBe(200);
  });

  test('accepts either of two codes, and counts each wrong guess against both', async () => {
    api.clock.move(MINUTE);
    await visitor.askForCode('register', ELSEWHERE);
    const second = api.sms.codeFor(visitor.mobile);
    expect((await visitor.check(second, {}, ELSEWHERE)).statusCode).toBe(200);
    expect((await visitor.check(code)).statusCode).toBe(200);
    const others = Array.from({ length: 42 }, (_, index) => String(index).padStart(6, '0'));
    await Promise.all(others.filter((guess) => ![code, second].includes(guess)).map((guess) => visitor.check(guess)));
    const [first, elsewhere] = [smsCodes, smsCodesByAsker].map((table) => database().orm.select().from(table));
    expect(await first).toMatchObject([{ wrongGuesses: 5, strangersGuesses: 0 }]);
    expect(await elsewhere).toMatchObject([{ wrongGuesses: 0, strangersGuesses: 3 }]);
    expect((await visitor.check(second)).json().Data).toBe(BURNT);
    expect((await visitor.check(second, {}, ELSEWHERE)).statusCode).toBe(200);
  });

  test("does not extend a code's life when the clock is set back or forward an hour", async () => {
    api.clock.move(-60 * MINUTE);
    expect((await visitor.check(code)).json().code).toBe('code_invalid');
    api.clock.move(120 * MINUTE);
    expect((await visitor.check(code)).json().code).toBe('code_invalid');
  });
});
