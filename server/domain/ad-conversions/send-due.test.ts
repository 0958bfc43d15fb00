import { eq } from 'drizzle-orm';
import type { AdPlatforms } from '@/devtools/ad-platforms/stand-in';
import { after, DAY, HOUR, MINUTE, SECOND } from '../../platform/clock/clock';
import { adConversions } from '../../platform/database/schema/ad-conversions';
import { describeOnDatabase, TestApi, Visitor } from '../../testing';
import { LEASE } from './claim';
import { openPlatforms } from './platforms';
import { sendDue } from './send-due';
import { openStandIn, type StandIn } from './testing/open-stand-in';

const QIHU = { qhclickid: '1234567890123456789' };
const LANDING = 'http://bfzh.localhost:3000/newactivities/bull-market?bd_vid=8877665544';
const BAIDU = { bd_vid: '8877665544', landingurl: LANDING };
const PHONE = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)' };

let standIn: StandIn;
let platforms: AdPlatforms;
beforeEach(async () => {
  standIn = await openStandIn();
  platforms = standIn.platforms;
});
afterEach(() => standIn.close());

describeOnDatabase((database) => {
  let api: TestApi;
  let log: string[];
  beforeEach(async () => {
    api = await TestApi.on(database());
    log = [];
  });
  const send = (
    access: Parameters<typeof openPlatforms>[0] = standIn.access,
    more: { timeout?: number; signal?: AbortSignal } = {},
  ) =>
    sendDue({
      database: database(),
      vault: api.services.vault,
      clock: api.clock.read,
      platforms: openPlatforms(access),
      log: { warn: (...words: unknown[]) => void log.push(JSON.stringify(words)) },
      ...more,
    });
  /** Registers with a click, and leaves only the report of its form to send. */
  async function joinForForm(click: Record<string, string>): Promise<void> {
    await new Visitor(api).join(click);
    await database().orm.delete(adConversions).where(eq(adConversions.event, 'register'));
  }
  const taken = () => platforms.taken.all();
  const row = async () => (await database().orm.select().from(adConversions))[0];
  /** Sends whenever something is due, until nothing is; returns the minutes between the attempts. */
  async function sendToTheEnd(): Promise<number[]> {
    const pauses: number[] = [];
    for (;;) {
      await send();
      const next = (await row())?.nextAttemptAt;
      if (!next) return pauses;
      const pause = next.getTime() - api.clock.read().getTime();
      pauses.push(pause / MINUTE);
      api.clock.move(pause);
    }
  }

  test('reports a conversion to both platforms once, signed and in their formats', async () => {
    const visitor = new Visitor(api);
    await visitor.askForCode();
    await visitor.register({ ...QIHU, ...BAIDU }, { headers: PHONE });
    const registered = String(api.clock.read().getTime() / 1000);
    api.clock.move(5 * SECOND);
    expect(await send()).toBe(3);
    expect(taken()).toHaveLength(3);
    const [baidu, qihu, registered360] = ['baidu form', 'qihu form', 'qihu register'].map((name) =>
      taken().find(({ platform, event }) => `${platform} ${event}` === name),
    );
    expect(qihu).toMatchObject({
      clickId: QIHU.qhclickid,
      reports: 1,
      details: {
        data_industry: 'ocpc_ms_convert',
        event: 'SUBMIT',
        event_time: registered,
        trans_id: expect.stringMatching(/^[0-9a-f]{32}$/),
      },
    });
    expect(baidu).toMatchObject({
      key: `${LANDING} 3`,
      clickId: BAIDU.bd_vid,
      reports: 1,
      details: { newType: '3', convertTime: registered, landing: 'bfzh.localhost:3000/newactivities/bull-market' },
    });
    expect(registered360).toMatchObject({ clickId: QIHU.qhclickid, reports: 1, details: { event: 'REGISTERED' } });
    expect(registered360?.details.trans_id).not.toBe(qihu?.details.trans_id);
    expect(new Set((await database().orm.select().from(adConversions)).map(({ state }) => state))).toEqual(
      new Set(['sent']),
    );
    api.clock.move(DAY);
    expect(await send()).toBe(0);
    expect(log).toEqual([]);
  });

  test('sends each conversion once from several parallel servers', async () => {
    const ids = Array.from({ length: 8 }, (_, index) => `click-${index}`);
    for (const qhclickid of ids) await joinForForm({ qhclickid });
    const servers = Array.from({ length: 4 }, async () => {
      let all = 0;
      for (let some = await send(); some > 0; some = await send()) all += some;
      return all;
    });
    expect((await Promise.all(servers)).reduce((sum, some) => sum + some)).toBe(ids.length);
    expect(
      taken()
        .map(({ clickId, reports }) => `${clickId} ${reports}`)
        .sort(),
    ).toEqual(ids.map((id) => `${id} 1`).sort());
  });

  test('repeats reports to 360 until the Beijing day ends, and not on the next one', async () => {
    await joinForForm(QIHU);
    platforms.failNext('qihu', 1000);
    // The clock starts at noon in Beijing.
    const pauses = await sendToTheEnd();
    expect(pauses.slice(0, 7)).toEqual([1, 2, 5, 15, 30, 60, 60]);
    expect(pauses.reduce((sum, pause) => sum + pause)).toBeLessThan(12 * 60);
    expect(pauses.reduce((sum, pause) => sum + pause)).toBeGreaterThanOrEqual(11 * 60);
    expect(await row()).toMatchObject({ state: 'given_up', lastAnswer: 'http 502', attempts: pauses.length + 1 });
    expect(taken()).toEqual([]);
  });

  test('sends a conversion that waited past midnight once, and does not repeat it after the next', async () => {
    await joinForForm(QIHU);
    api.clock.move(DAY);
    platforms.failNext('qihu', 1);
    await send();
    expect(await row()).toMatchObject({ state: 'pending', attempts: 1 });
    api.clock.move(12 * HOUR);
    expect(await send()).toBe(0);
    expect(await row()).toMatchObject({ state: 'given_up', attempts: 1 });
    expect(taken()).toEqual([]);
  });

  test('repeats a report to 360 as the same conversion', async () => {
    await joinForForm(QIHU);
    platforms.failNext('qihu', 1, 'answer-lost');
    await send();
    expect(await row()).toMatchObject({ state: 'pending', lastAnswer: 'network' });
    api.clock.move(MINUTE);
    await send();
    expect(await row()).toMatchObject({ state: 'sent', attempts: 2, lastAnswer: 'errno 0' });
    expect(taken()).toMatchObject([{ clickId: QIHU.qhclickid, reports: 2 }]);
  });

  test('tries Baidu three times', async () => {
    await joinForForm(BAIDU);
    platforms.failNext('baidu', 1000);
    expect(await sendToTheEnd()).toEqual([0.5, 5]);
    expect(await row()).toMatchObject({ state: 'given_up', attempts: 3, lastAnswer: 'status 4' });
  });

  test('stops waiting for a platform after the timeout', async () => {
    await joinForForm(BAIDU);
    platforms.failNext('baidu', 1, 'silence');
    await send(standIn.access, { timeout: 50 });
    expect(await row()).toMatchObject({ state: 'pending', lastAnswer: 'timeout' });
  });

  test.each([
    ['a key', { key: 'another' }, 'errno 1'],
    ['a secret', { secret: 'another' }, 'errno 2'],
  ])('stores a rejection of %s for an operator, and does not repeat the report', async (_, wrong, answer) => {
    await joinForForm(QIHU);
    await send({ qihu: { ...standIn.access.qihu, ...wrong } });
    expect(await row()).toMatchObject({ state: 'failed', attempts: 1, lastAnswer: answer, nextAttemptAt: null });
    api.clock.move(DAY);
    expect(await send()).toBe(0);
  });

  test('treats an unknown Baidu token as a rejection', async () => {
    await joinForForm(BAIDU);
    await send({ baidu: { ...standIn.access.baidu, token: 'another' } });
    expect(await row()).toMatchObject({ state: 'failed', lastAnswer: 'status 3' });
  });

  test('leaves a conversion pending without a key, and sends it once there is one', async () => {
    await joinForForm(QIHU);
    expect(await send({ baidu: standIn.access.baidu })).toBe(0);
    expect(await row()).toMatchObject({ state: 'pending', attempts: 0 });
    expect(await send()).toBe(1);
    expect(await row()).toMatchObject({ state: 'sent' });
  });

  test('sends a claimed, unrecorded conversion again after its lease', async () => {
    await joinForForm(BAIDU);
    platforms.failNext('baidu', 1, 'silence');
    const ended = new AbortController();
    platforms.onRequest = () => ended.abort();
    await send(standIn.access, { signal: ended.signal });
    expect(await row()).toMatchObject({
      state: 'pending',
      attempts: 1,
      lastAnswer: null,
      nextAttemptAt: after(api.clock.read(), LEASE),
    });
    api.clock.move(LEASE - 1);
    expect(await send()).toBe(0);
    api.clock.move(1);
    expect(await send()).toBe(1);
    expect(await row()).toMatchObject({ state: 'sent', attempts: 2 });
  });

  test('logs the conversion and the reason, but no keys or clicks', async () => {
    await joinForForm({ ...QIHU, ...BAIDU });
    platforms.failNext('baidu', 1);
    await send({ ...standIn.access, qihu: { ...standIn.access.qihu, secret: 's3cret-of-ours' } });
    const written = log.join('\n');
    expect(written).toMatch(/"platform":"qihu".*errno 2|"platform":"baidu".*status 4/);
    expect(log).toHaveLength(2);
    const { qihu, baidu } = standIn.access;
    for (const secret of [qihu.key, qihu.secret, baidu.token, 's3cret', QIHU.qhclickid, BAIDU.bd_vid]) {
      expect(written).not.toContain(secret);
    }
  });
});
