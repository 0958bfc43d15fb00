import { on } from '../../platform/events/events';
import type { Services } from '../../services';
import { describeOnDatabase, newMobile, TestApi, Visitor } from '../../testing';
import type { SmsLimits } from './limits';

const AT_ONCE = 25;
const BRANDS = ['bfzh', 'bfjy', 'bftz', 'by04'];

/** An address in a network of its own. */
const address = (index: number) => `10.${Math.floor(index / 250)}.${index % 250}.1`;

/** Requests a code for each number, at the brands in turn, from an address of its own that claims to be another one. */
async function storm(api: TestApi, mobiles: string[], brands = BRANDS): Promise<{ sent: number; refused: number }> {
  const statuses: number[] = [];
  for (let asked = 0; asked < mobiles.length; asked += AT_ONCE) {
    const burst = mobiles.slice(asked, asked + AT_ONCE).map((mobile, index) => {
      const headers = { 'x-forwarded-for': address(mobiles.length + asked + index) };
      return new Visitor(api, mobile, brands[index % brands.length]).askForCode('register', {
        address: address(asked + index),
        headers,
      });
    });
    statuses.push(...(await Promise.all(burst)).map(({ statusCode }) => statusCode));
  }
  const times = (status: number) => statuses.filter((one) => one === status).length;
  return { sent: times(200), refused: times(429) };
}

describeOnDatabase((database) => {
  const withBudget = ({ config }: Services, hourlyBudget: number) => {
    const limits: SmsLimits = { ...config.sms.limits, hourlyBudget };
    return TestApi.on(database(), { config: { ...config, sms: { limits } } });
  };

  test("sends codes to numbers with an account after the others' share is used up, until the whole budget is used", async () => {
    const { services } = await TestApi.on(database());
    const api = await withBudget(services, 24);
    const known = Array.from({ length: 8 }, (_, index) => new Visitor(api, newMobile(), BRANDS[index % BRANDS.length]));
    for (const visitor of known) await visitor.join();
    api.clock.move(60 * 60_000);
    expect(await storm(api, Array.from({ length: 40 }, newMobile))).toEqual({ sent: 18, refused: 22 });
    const answers = [];
    for (const [index, visitor] of known.entries()) {
      answers.push((await visitor.askForCode('login', { address: address(900 + index) })).statusCode);
    }
    expect(answers).toEqual([...Array(6).fill(200), 429, 429]);
  });

  test('leaves the others codes when the share of a brand is used up, and lets made-up brands share one', async () => {
    const { services } = await TestApi.on(database());
    const api = await withBudget(services, 24);
    expect(await storm(api, Array.from({ length: 20 }, newMobile), ['bfzh'])).toEqual({ sent: 6, refused: 14 });
    const madeUp = Array.from({ length: 20 }, (_, index) => `XY${index}`);
    expect(await storm(api, Array.from({ length: 20 }, newMobile), madeUp)).toEqual({ sent: 6, refused: 14 });
    const refused = await new Visitor(api).askForCode('register', { address: address(900) });
    expect(refused.json()).toMatchObject({ Data: '目前获取验证码的人较多，请稍后再试', retryAfter: 3600 });
    expect((await new Visitor(api, newMobile(), 'bfjy').askForCode()).statusCode).toBe(200);
  });

  test('reports once an hour that half of the budget is used, and each budget that is used up', async () => {
    const { services } = await TestApi.on(database());
    const api = await withBudget(services, 20);
    const reached: string[] = [];
    const stop = on('sms_budget', (event) => reached.push(event.reached));
    await storm(api, Array.from({ length: 9 }, newMobile));
    expect(reached).toEqual([]);
    await storm(api, Array.from({ length: 6 }, newMobile));
    expect(reached.sort()).toEqual(['brand', 'half', 'unknown']);
    stop();
  });
});

describeOnDatabase((database) => {
  test('sends twenty codes for 1,000 numbers in sequence, each from an address of its own', async () => {
    const api = await TestApi.on(database());
    const mobiles = Array.from({ length: 1000 }, (_, index) => String(13_800_138_000 + index));
    expect(await storm(api, mobiles)).toEqual({ sent: 20, refused: 980 });
    expect(api.sms.messages).toHaveLength(20);
  });
});
