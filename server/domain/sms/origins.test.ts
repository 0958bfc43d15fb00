import { describeOnDatabase, newMobile, TestApi, Visitor } from '../../testing';
import { allowance } from './origins';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** The address of a carrier or a school, shared by many phones. */
const SHARED = '203.0.113.7';
/** Phones of one model share a fingerprint. */
const MODELS = 12;

const phone = (api: TestApi, index: number, mobile?: string) => ({
  visitor: new Visitor(api, mobile),
  clientid: `model-${index % MODELS}`,
});
type Phone = ReturnType<typeof phone>;

const ask = ({ visitor, clientid }: Phone, address = SHARED) =>
  visitor.api.form(
    '/apis/validateSendcode',
    { mobile: visitor.mobile, type: 'register', appcode: 'bfzh', clientid, ticket: '', randstr: '' },
    { address },
  );

test('allows more unused codes with every used one and every hour', () => {
  const address = { atOnce: 30, hourly: 10 };
  expect(allowance(address, { hours: 0, used: 0 })).toBe(30);
  expect(allowance(address, { hours: 2, used: 0 })).toBe(50);
  expect(allowance(address, { hours: 0, used: 170 })).toBe(200);
});

test('gives a network as much as one address, and all of its limit only after a hundred used codes', () => {
  const network = { atOnce: 300, hourly: 100, untrusted: 0.1 };
  expect(allowance(network, { hours: 0, used: 0 })).toBe(30);
  expect(allowance(network, { hours: 2, used: 0 })).toBe(50);
  expect(allowance(network, { hours: 0, used: 10 })).toBe(60 + 10);
  for (const used of [90, 100, 500]) expect(allowance(network, { hours: 1, used })).toBe(400 + used);
});

/**
 * All request codes in parallel, those who get one use it within half a minute, and the others try again after that.
 */
async function openAccounts(api: TestApi, phones: Phone[]): Promise<{ opened: number; rounds: number }> {
  let waiting = phones;
  let opened = 0;
  let rounds = 0;
  while (waiting.length > 0 && rounds < 20) {
    rounds += 1;
    const refused: Phone[] = [];
    for (let asked = 0; asked < waiting.length; asked += 20) {
      const group = waiting.slice(asked, asked + 20);
      const answers = await Promise.all(group.map((one) => ask(one)));
      for (const [index, one] of group.entries()) {
        if (answers[index]?.statusCode !== 200) {
          expect(answers[index]?.json()).toMatchObject({ code: 'too_many_requests' });
          expect(answers[index]?.json().retryAfter).toBeLessThanOrEqual(60);
          refused.push(one);
        }
      }
    }
    const served = waiting.filter((one) => !refused.includes(one));
    api.clock.move(30 * SECOND);
    // One in ten visitors never enters the code.
    for (const { visitor, clientid } of served.filter((_, index) => index % 10 !== 9)) {
      const answer = await visitor.register({ clientid }, { address: SHARED });
      if (answer.statusCode === 200) opened += 1;
    }
    api.clock.move(30 * SECOND);
    waiting = refused;
  }
  return { opened, rounds };
}

describeOnDatabase((database) => {
  test('lets a campus of 200 phones behind one address through within minutes', async () => {
    const api = await TestApi.on(database());
    const phones = Array.from({ length: 200 }, (_, index) => phone(api, index));
    const { opened, rounds } = await openAccounts(api, phones);
    expect(opened).toBeGreaterThanOrEqual(175);
    expect(rounds).toBeLessThanOrEqual(6);
  });

  test('lets a school whose cards have neighbouring numbers through as well', async () => {
    const api = await TestApi.on(database());
    const phones = Array.from({ length: 120 }, (_, index) => phone(api, index, String(13_912_345_000 + index)));
    expect((await openAccounts(api, phones)).opened).toBeGreaterThanOrEqual(100);
  });

  test('limits a bot at one address to thirty codes and then ten an hour, for any fingerprints', async () => {
    const api = await TestApi.on(database());
    let sent = 0;
    for (let hour = 0; hour < 6; hour++) {
      for (let asked = 0; asked < 60; asked++) {
        const machine = { visitor: new Visitor(api), clientid: `made-up-${hour}-${asked}` };
        if ((await ask(machine)).statusCode === 200) sent += 1;
      }
      api.clock.move(HOUR);
    }
    expect(sent).toBe(30 + 5 * 10);
  });

  test('limits a bot at many addresses of a network that uses no code to thirty codes', async () => {
    const api = await TestApi.on(database());
    let sent = 0;
    for (let network = 1; network <= 3; network++) {
      for (let host = 1; host <= 40; host++) {
        const machine = { visitor: new Visitor(api), clientid: `made-up-${network}-${host}` };
        if ((await ask(machine, `2001:db8:${network}:${host}::1`)).statusCode === 200) sent += 1;
      }
    }
    expect(sent).toBe(3 * 30);
  });

  test('limits a bot with one fingerprint or none to twenty codes a day in its network', async () => {
    const api = await TestApi.on(database());
    for (const [index, clientid] of ['', 'one-machine'].entries()) {
      let sent = 0;
      for (let host = 1; host <= 50; host++) {
        const machine = { visitor: new Visitor(api), clientid };
        if ((await ask(machine, `198.51.${100 + index}.${host}`)).statusCode === 200) sent += 1;
      }
      expect([clientid, sent]).toEqual([clientid, 20]);
    }
  });
});

describeOnDatabase((database) => {
  test('makes room once when a code is used, but not when it is checked or its answer is repeated', async () => {
    const { services } = await TestApi.on(database());
    const limits = { ...services.config.sms.limits, perFingerprint: 2 };
    const api = await TestApi.on(database(), { config: { ...services.config, sms: { limits } } });
    const [first, second] = [phone(api, 0), phone(api, 0)];
    for (const one of [first, second]) expect((await ask(one)).statusCode).toBe(200);
    const third = phone(api, 0);
    expect((await ask(third)).statusCode).toBe(429);
    await first.visitor.check(api.sms.codeFor(first.visitor.mobile));
    expect((await ask(third)).statusCode).toBe(429);
    const headers = { 'idempotency-key': 'one-opening' };
    for (let time = 0; time < 5; time++) {
      expect((await first.visitor.register({ clientid: first.clientid }, { headers })).statusCode).toBe(200);
    }
    // The code is no longer unused, and the limit rose by one: room for two.
    const later = [third, phone(api, 0), phone(api, 0)];
    const statuses = [];
    for (const one of later) statuses.push((await ask(one)).statusCode);
    expect(statuses).toEqual([200, 200, 429]);
  });

  test('uses a code and requests the next one in parallel without a deadlock', async () => {
    const api = await TestApi.on(database());
    const visitors = Array.from({ length: 8 }, () => new Visitor(api, newMobile()));
    for (const visitor of visitors) await visitor.askForCode();
    api.clock.move(MINUTE);
    const answers = await Promise.all(visitors.flatMap((visitor) => [visitor.register(), visitor.askForCode()]));
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
  });
});
