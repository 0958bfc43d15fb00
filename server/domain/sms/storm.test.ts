import { TestApi } from '../../testing/api';
import { describeOnBothDatabases, describeOnPglite } from '../../testing/databases';
import { newMobile, Visitor } from '../../testing/visitor';
import type { SmsLimits } from './limits';

const AT_ONCE = 25;

/** An address in a network of its own. */
const address = (index: number) => `10.${Math.floor(index / 250)}.${index % 250}.1`;

/** Asks for a code for each number, from an address of its own that claims to be another one. */
async function storm(api: TestApi, mobiles: string[]): Promise<{ sent: number; refused: number }> {
  const statuses: number[] = [];
  for (let asked = 0; asked < mobiles.length; asked += AT_ONCE) {
    const burst = mobiles.slice(asked, asked + AT_ONCE).map((mobile, index) => {
      const headers = { 'x-forwarded-for': address(mobiles.length + asked + index) };
      return new Visitor(api, mobile).askForCode('register', { address: address(asked + index), headers });
    });
    statuses.push(...(await Promise.all(burst)).map(({ statusCode }) => statusCode));
  }
  const times = (status: number) => statuses.filter((one) => one === status).length;
  return { sent: times(200), refused: times(429) };
}

describeOnBothDatabases((database) => {
  test('numbers from everywhere, each from an address of its own, open the breaker of the hourly budget', async () => {
    const { services } = await TestApi.on(database());
    const limits: SmsLimits = { ...services.config.sms.limits, hourlyBudget: 30 };
    const api = await TestApi.on(database(), { config: { ...services.config, sms: { limits } } });
    expect(await storm(api, Array.from({ length: 150 }, newMobile))).toEqual({ sent: 30, refused: 120 });
    expect(api.sms.messages).toHaveLength(30);
  });
});

describeOnPglite((database) => {
  test('of 1,000 numbers in sequence, each from an address of its own, twenty get a code', async () => {
    const api = await TestApi.on(database());
    const mobiles = Array.from({ length: 1000 }, (_, index) => String(13_800_138_000 + index));
    expect(await storm(api, mobiles)).toEqual({ sent: 20, refused: 980 });
    expect(api.sms.messages).toHaveLength(20);
  });
});
