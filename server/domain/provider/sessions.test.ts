import { createServer, type Server, type ServerResponse } from 'node:http';
import { userInfo } from '@/lib/contract/user';
import { providerProfiles } from '../../platform/database/schema/provider';
import { campaignWith, couponOf, describeOnDatabase, TASKS, TestApi, taskOf, usd } from '../../testing';
import { listen } from '../../testing/listen';
import { createProviderSessions } from './sessions';

const JF_USER = { authenticationMethod: 0, isBankStatus: 0, accountStatus: 1, account: '12345678' };
const NOW = new Date('2026-11-20T04:00:00Z');

describeOnDatabase((database) => {
  let backend: Server;
  let origin: string;
  /** Tokens that the backend was asked about. */
  let asked: unknown[];
  let answer: (response: ServerResponse) => void;

  const json =
    (body: unknown, headers: Record<string, string> = {}, status = 200) =>
    (response: ServerResponse) =>
      void response.writeHead(status, headers).end(JSON.stringify(body));
  const profile = (change: object = {}) => ({ IsSuccess: true, Data: { jfUser: { ...JF_USER, ...change } } });
  const sessions = (trusted?: number) =>
    createProviderSessions(origin, { database: database(), clock: () => NOW, ...(trusted && { trusted }) }).find;

  beforeEach(async () => {
    asked = [];
    answer = json(profile());
    backend = createServer((request, response) => {
      expect([request.method, request.url]).toEqual([userInfo.method, userInfo.path]);
      asked.push(request.headers.token);
      answer(response);
    });
    origin = await listen(backend);
  });
  afterEach(async () => {
    backend.closeAllConnections();
    backend.close();
  });

  test('asks the backend once per token for parallel and following lookups', async () => {
    const find = sessions();
    const all = await Promise.all(Array.from({ length: 20 }, () => find('t-1', NOW)));
    expect(all).toEqual(Array(20).fill({ account: '12345678', openedAt: null }));
    await find('t-1', NOW);
    expect(asked).toEqual(['t-1']);
    await find('t-2', NOW);
    expect(asked).toEqual(['t-1', 't-2']);
  });

  test('caches an answer for a short time, and no longer than the backend allows', async () => {
    const find = sessions(30);
    await find('t-1', NOW);
    answer = json({ IsSuccess: false, Data: '请重新登录' });
    await passed(40);
    expect(await find('t-1', NOW)).toBeNull();
    const patient = sessions(60_000);
    for (const header of ['no-store', 'private, max-age=0']) {
      answer = json(profile(), { 'cache-control': header });
      const token = `t ${header}`.replaceAll(/\W/g, '-');
      await patient(token, NOW);
      answer = json({ IsSuccess: false });
      await passed(5);
      expect(await patient(token, NOW)).toBeNull();
    }
  });

  test.each([
    ['an unsuccessful answer', json({ IsSuccess: false, Data: '请重新登录' })],
    ['a 401', json({}, {}, 401)],
  ])('treats %s as no session', async (_, refusal) => {
    answer = refusal;
    expect(await sessions()('t-1', NOW)).toBeNull();
  });

  test.each<[string, (response: ServerResponse) => void]>([
    ['a page', (response) => void response.end('<html>')],
    ['a 502', json(profile(), {}, 502)],
    ['an answer of another shape', json({ IsSuccess: true, Data: {} })],
    ['an account that could be anything', json(profile({ account: 'a b' }))],
    ['a redirect', (response) => void response.writeHead(302, { location: '/elsewhere' }).end()],
    ['a connection that breaks', (response) => void response.destroy()],
  ])('reports %s as unavailable, and asks again for the next lookup', async (_, failure) => {
    const find = sessions();
    answer = failure;
    await expect(find('t-1', NOW)).rejects.toMatchObject({ problem: { code: 'unavailable' } });
    answer = json(profile());
    expect(await find('t-1', NOW)).toEqual({ account: '12345678', openedAt: null });
  });

  test('does not ask about a string that cannot be a token', async () => {
    expect(await sessions()('两个字', NOW)).toBeNull();
    expect(asked).toEqual([]);
  });

  test('lets an account take part once, with its identity verified by the backend', async () => {
    const tasks = { ...TASKS, tasks: ['verify', 'more'].map((id) => taskOf(id, { type: 'verified' }, usd(8))) };
    const api = await TestApi.on(database(), {
      findSession: sessions(1),
      campaigns: [campaignWith('test-campaign', tasks)],
    });
    const collect = async () => {
      const body = { slug: 'test-campaign', kind: 'tasks', action: 'collect', input: { task: 'verify' } };
      const acted = await api.json('/apis/uc/activity/act', body, { token: 't-1' });
      return acted.json().code ?? acted.json().Data.won;
    };
    expect(await collect()).toBe('locked');
    answer = json(profile({ authenticationMethod: 1 }));
    await passed(5);
    expect(await collect()).toEqual([usd(8)]);
    expect(await collect()).toBe('already_done');
    expect(await database().orm.select().from(providerProfiles)).toMatchObject([
      { account: '12345678', verified: true, card: false },
    ]);
  });

  test('closes an activity for new accounts to an account whose opening date is unknown', async () => {
    const coupon = {
      kind: 'coupon' as const,
      title: '体验金',
      requires: { openedWithinDays: 30 },
      coupons: [couponOf('taste', 30)],
    };
    const api = await TestApi.on(database(), {
      findSession: sessions(),
      campaigns: [campaignWith('test-campaign', coupon)],
    });
    const body = { slug: 'test-campaign', kind: 'coupon' };
    const send = (path: string, more: object) => api.json(path, { ...body, ...more }, { token: 't-1' });
    const { obstacle } = (await send('/apis/uc/activity/state', {})).json().Data;
    expect(obstacle).toMatchObject({ reason: 'opened', sentence: expect.stringMatching(/无法确认您的注册时间/) });
    const acted = (await send('/apis/uc/activity/act', { action: 'claim', input: { id: 'taste' } })).json();
    expect(acted).toMatchObject({ code: 'locked', Data: obstacle.sentence });
  });
});

/** Waits until a lifetime of one millisecond is over. */
function passed(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
