import { activityEntries, rewards, stock } from '../../../../platform/database/schema/activities';
import { campaignWith, describeOnDatabase, TestApi } from '../../../../testing';
import { makeAccounts } from './accounts';
import { act, countAnswers } from './act';
import { audit } from './audit';
import { WHEEL } from './definitions';

const campaign = campaignWith('spins', WHEEL);
const spin = { slug: campaign.slug, kind: 'wheel', action: 'spin' } as const;

describeOnDatabase((database) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await TestApi.on(database(), { campaigns: [campaign] });
  });

  test('gives one prize for two hundred parallel spins with one credit', async () => {
    const [player] = await makeAccounts(database().orm, 1, api.clock.read());
    const answers = await Promise.all(Array.from({ length: 200 }, () => act(api, player?.token ?? '', spin)));
    expect(countAnswers(answers)).toEqual({ ok: 1, no_credits: 199 });
    expect(await database().orm.select().from(rewards)).toHaveLength(1);
    expect(await audit(database().orm, [campaign])).toEqual([]);
  });

  test('counts one spin that is sent fifty times once, with the same answer', async () => {
    const [player] = await makeAccounts(database().orm, 1, api.clock.read());
    const once = { ...spin, key: 'a spin whose answer was lost' };
    const answers = await Promise.all(Array.from({ length: 50 }, () => act(api, player?.token ?? '', once)));
    expect(countAnswers(answers)).toEqual({ ok: 50 });
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await database().orm.select().from(activityEntries)).toHaveLength(1);
  });

  test('gives out a segment no more often than its stock in parallel spins of many', async () => {
    const players = await makeAccounts(database().orm, 60, api.clock.read());
    const answers = await Promise.all(players.map(({ token }) => act(api, token, spin)));
    expect(countAnswers(answers)).toEqual({ ok: 60 });
    const taken = await database().orm.select().from(stock);
    expect(new Map(taken.map((row) => [row.item, row.taken]))).toEqual(
      new Map([
        ['grand', 5],
        ['gift', 3],
      ]),
    );
    expect(await audit(database().orm, [campaign])).toEqual([]);
  });
});
