import { describeOnDatabase, newMobile, PASSWORD, TestApi, Visitor } from '../../testing';

const MINUTE = 60_000;
const MAX = 50;
/** Each server limits parallel registrations. */
const AT_ONCE = 8;
const FORM = { code: '000000', agreements: 'customer-agreement@1.0,privacy-auth@1.2', fromurl: '', clientid: '' };
const VICTIMS_ADDRESS = { address: '198.51.100.7' };

describeOnDatabase((database) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await TestApi.on(database());
  });
  const count = (answers: { statusCode: number }[], status: number) =>
    answers.filter(({ statusCode }) => statusCode === status).length;

  test.each<[string, (visitor: Visitor) => Promise<{ statusCode: number }>]>([
    ['validate', (visitor) => visitor.check('000000')],
    [
      'register',
      (visitor) => visitor.api.form('/apis/web/account/registerByCode', { ...FORM, mobile: visitor.mobile }),
    ],
    ['loginbycode', (visitor) => visitor.loginByCode('000000')],
  ])(
    'one address guesses codes at %s fifty times in a quarter of an hour, for any number of numbers',
    async (_, guess) => {
      const visitors = Array.from({ length: MAX + 20 }, () => new Visitor(api));
      const answers: { statusCode: number }[] = [];
      while (visitors.length > 0) answers.push(...(await Promise.all(visitors.splice(0, AT_ONCE).map(guess))));
      expect([count(answers, 400), count(answers, 429)]).toEqual([MAX, 20]);
    },
  );

  test("keeps a limited guesser from invalidating another's code, says how long to wait, and then accepts guesses again", async () => {
    const guesser = new Visitor(api);
    for (let guess = 0; guess < MAX; guess++) await guesser.check('000000');
    const victim = new Visitor(api, newMobile());
    await victim.askForCode('register', VICTIMS_ADDRESS);
    const wrong = api.sms.codeFor(victim.mobile) === '000000' ? '111111' : '000000';
    for (let guess = 0; guess < 5; guess++) {
      const answer = await victim.check(wrong);
      expect(answer.statusCode).toBe(429);
      expect(answer.json()).toMatchObject({ code: 'too_many_requests', retryAfter: 15 * 60 });
    }
    expect((await victim.register({}, VICTIMS_ADDRESS)).statusCode).toBe(200);
    api.clock.move(15 * MINUTE);
    expect((await guesser.check('000000')).statusCode).toBe(400);
  });

  test('counts neither right codes nor other mistakes', async () => {
    const visitor = new Visitor(api);
    await visitor.askForCode();
    const code = api.sms.codeFor(visitor.mobile);
    for (let time = 0; time <= MAX; time++) {
      expect((await visitor.check(code)).statusCode).toBe(200);
      expect((await visitor.register({ agreements: '' })).json().code).toBe('invalid_input');
      expect((await visitor.register({ invitecode: 'ZZZZ0000' })).json().code).toBe('invalid_input');
    }
    expect((await visitor.register()).statusCode).toBe(200);
    for (let time = 0; time <= MAX; time++) {
      expect((await visitor.register()).json().code).toBe('already_registered');
    }
    expect((await visitor.login(PASSWORD)).statusCode).toBe(200);
  });

  test('allows a network ten times as many guesses as one of its addresses', async () => {
    const from = (host: number) => ({ address: `203.0.113.${host}` });
    const visitor = new Visitor(api);
    for (let host = 1; host <= 10; host++) {
      const answers = await Promise.all(Array.from({ length: MAX }, () => visitor.check('000000', {}, from(host))));
      expect(count(answers, 400)).toBe(MAX);
    }
    expect((await visitor.check('000000', {}, from(11))).statusCode).toBe(429);
    expect((await visitor.check('000000', {}, VICTIMS_ADDRESS)).statusCode).toBe(400);
  });
});
