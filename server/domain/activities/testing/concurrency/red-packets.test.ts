import { rewards, stock } from '../../../../platform/database/schema/activities';
import { campaignWith, describeOnDatabase, TestApi } from '../../../../testing';
import { makeAccounts } from './accounts';
import { act, countAnswers } from './act';
import { audit } from './audit';
import { RAIN } from './definitions';

const campaign = campaignWith('red-packets', RAIN);
const grab = { slug: campaign.slug, kind: 'redpacket', action: 'grab' } as const;

describeOnDatabase((database) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await TestApi.on(database(), { campaigns: [campaign] });
  });

  test('gives out a hundred packets for a thousand parallel grabs', async () => {
    const players = await makeAccounts(database().orm, 1000, api.clock.read());
    const answers = await Promise.all(players.map(({ token }) => act(api, token, grab)));
    expect(countAnswers(answers)).toEqual({ ok: 100, sold_out: 900 });
    const given = await database().orm.select().from(rewards);
    expect(new Set(given.map(({ account }) => account)).size).toBe(100);
    const taken = await database().orm.select().from(stock);
    expect(new Map(taken.map((row) => [row.item, row.taken]))).toEqual(
      new Map(RAIN.packets.map((packet) => [packet.id, packet.stock])),
    );
    expect(await audit(database().orm, [campaign])).toEqual([]);
  });

  test('gives one packet to an account that grabs twenty times in parallel', async () => {
    const [player] = await makeAccounts(database().orm, 1, api.clock.read());
    const answers = await Promise.all(Array.from({ length: 20 }, () => act(api, player?.token ?? '', grab)));
    expect(countAnswers(answers)).toEqual({ ok: 1, already_done: 19 });
    expect(await audit(database().orm, [campaign])).toEqual([]);
  });
});
