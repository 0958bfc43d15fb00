import { rateLimits } from '../../platform/database/schema/limits';
import { describeOnDatabase, newMobile, TestApi, Visitor } from '../../testing';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describeOnDatabase((database) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await TestApi.on(database());
  });
  const address = (index: number) => `10.${index % 200}.${Math.floor(index / 200)}.1`;

  test('sends one SMS when two processes get parallel requests for one number', async () => {
    const second = await TestApi.on(database(), api.services);
    const mobile = newMobile();
    const visitors = [api, second].flatMap((process) => Array.from({ length: 10 }, () => new Visitor(process, mobile)));
    const answers = await Promise.all(visitors.map((visitor) => visitor.askForCode()));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(19);
    expect(api.sms.messages).toHaveLength(1);
  });

  test('sends a number one code a minute and fifteen a day', async () => {
    const visitor = new Visitor(api);
    for (let sent = 0; sent < 15; sent++) {
      expect((await visitor.askForCode('register', { address: address(sent) })).statusCode).toBe(200);
      const early = await visitor.askForCode('register', { address: address(sent + 1) });
      expect(early.statusCode).toBe(429);
      expect(early.json()).toMatchObject({ code: 'too_many_requests', retryAfter: 60 });
      expect(early.headers['retry-after']).toBe('60');
      api.clock.move(MINUTE);
    }
    expect((await visitor.askForCode()).statusCode).toBe(429);
    api.clock.move(24 * HOUR);
    expect((await visitor.askForCode()).statusCode).toBe(200);
  });

  test('limits an address to five codes a day for a number, and leaves the rest to other addresses', async () => {
    const visitor = new Visitor(api);
    for (let sent = 0; sent < 5; sent++) {
      expect((await visitor.askForCode('register', { address: address(0) })).statusCode).toBe(200);
      api.clock.move(MINUTE);
    }
    expect((await visitor.askForCode('register', { address: address(0) })).statusCode).toBe(429);
    expect((await visitor.askForCode('register', { address: address(1) })).statusCode).toBe(200);
    api.clock.move(24 * HOUR);
    expect((await visitor.askForCode('register', { address: address(0) })).statusCode).toBe(200);
  });

  test('counts the wait for each purpose separately', async () => {
    const visitor = new Visitor(api);
    expect((await visitor.askForCode('register')).statusCode).toBe(200);
    expect((await visitor.askForCode('login')).statusCode).toBe(200);
    expect((await visitor.askForCode('login')).statusCode).toBe(429);
  });

  test('ignores X-Forwarded-For when it limits an address', async () => {
    const answers = [];
    for (let index = 0; index < 22; index++) {
      const headers = { 'x-forwarded-for': address(index), forwarded: `for=${address(index)}` };
      answers.push((await new Visitor(api).askForCode('register', { headers })).statusCode);
    }
    expect(answers.filter((status) => status === 200)).toHaveLength(20);
  });

  test('answers known and unknown numbers alike', async () => {
    const known = new Visitor(api);
    await known.join();
    api.clock.move(MINUTE);
    const [first, second] = [await known.askForCode('login'), await new Visitor(api).askForCode('login')];
    expect(first.statusCode).toBe(second.statusCode);
    expect(first.body).toBe(second.body);
  });

  test('counts nothing when the gateway fails, and retries with the same message', async () => {
    const visitor = new Visitor(api);
    api.sms.failing = true;
    for (let attempt = 0; attempt < 7; attempt++) {
      const answer = await visitor.askForCode();
      expect(answer.statusCode).toBe(503);
      expect(answer.json().code).toBe('sms_unavailable');
    }
    const counted = await database().orm.select().from(rateLimits);
    expect(counted.map(({ count }) => count)).toEqual(counted.map(() => 0));

    api.sms.failing = false;
    api.clock.move(30_000);
    expect((await visitor.askForCode()).statusCode).toBe(200);
    expect(new Set(api.sms.messages.map(({ id, code }) => `${id} ${code}`)).size).toBe(1);
    expect((await visitor.askForCode()).json().retryAfter).toBe(60);
    expect((await visitor.register()).statusCode).toBe(200);
  });

  test('does not lock a number for longer than its window when the clock is set back', async () => {
    const visitor = new Visitor(api);
    await visitor.askForCode();
    api.clock.move(-HOUR);
    expect((await visitor.askForCode()).statusCode).toBe(200);
  });
});
