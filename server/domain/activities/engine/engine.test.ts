import { randomUUID } from 'node:crypto';
import { KINDS } from '@/lib/activities/schema';
import type { Campaign } from '@/lib/campaign/schema';
import { activityEntries, campaignSettings, pointPostings } from '../../../platform/database/schema/activities';
import { campaignWith, describeOnDatabase, SIGNIN, TestApi, usd, Visitor } from '../../../testing';
import { activityEngine } from '../activity-engine';

const DAY = 24 * 3_600_000;
// The clock of the tests starts at noon of 2026-06-01 in Beijing.
const JUNE = { from: '2026-06-01', to: '2026-06-30' };
const PAST = { from: '2026-05-01', to: '2026-05-31' };
const COMING = { from: '2026-06-02', to: '2026-06-30' };

const SOON = { ...SIGNIN, milestones: [{ days: 2, prize: usd(3) }] };
const dated = (slug: string, period?: Campaign['period']) => ({ ...campaignWith(slug, SOON), period });
const CAMPAIGNS = [dated('always'), dated('june', JUNE), dated('past', PAST), dated('coming', COMING)];

test('every kind has a handler for each action of its contract', () => {
  for (const [kind, { actions }] of Object.entries(KINDS)) {
    const { actions: carriedOut, trials = {} } = activityEngine.modules[kind as keyof typeof KINDS];
    expect([kind, [...Object.keys(carriedOut), ...Object.keys(trials)].sort()]).toEqual([
      kind,
      Object.keys(actions).sort(),
    ]);
  }
});

describeOnDatabase((database) => {
  let api: TestApi;
  let player: { account: string; token: string };
  let other: { account: string; token: string };
  beforeEach(async () => {
    api = await TestApi.on(database(), { campaigns: CAMPAIGNS });
    player = await new Visitor(api).join();
    other = await new Visitor(api).join();
  });

  const post = (call: string, body: unknown, token: string | undefined = player.token, key?: string) => {
    const headers = { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) };
    return api.send(`/apis/uc/activity/${call}`, { ...(token && { token }), headers }, JSON.stringify(body));
  };
  const sign = { slug: 'always', kind: 'signin', action: 'sign', input: {} };
  const act = (changes: Partial<Record<keyof typeof sign, unknown>> = {}, token?: string, key: string = randomUUID()) =>
    post('act', { ...sign, ...changes }, token, key);
  const stateOf = async (slug: string, token?: string) =>
    (await post('state', { slug, kind: 'signin' }, token)).json().Data;
  const set = (slug: string, settings: Partial<typeof campaignSettings.$inferInsert>) =>
    database()
      .orm.insert(campaignSettings)
      .values({ slug, ...settings })
      .onConflictDoUpdate({ target: campaignSettings.slug, set: settings });
  const entries = () => database().orm.select().from(activityEntries);

  describe('a campaign', () => {
    test.each([
      ['always', 'running', null, null, 200],
      ['june', 'running', '2026-05-31T16:00:00.000Z', '2026-06-30T16:00:00.000Z', 200],
      ['past', 'ended', '2026-04-30T16:00:00.000Z', '2026-05-31T16:00:00.000Z', 'ended'],
      ['coming', 'upcoming', '2026-06-01T16:00:00.000Z', '2026-06-30T16:00:00.000Z', 'not_begun'],
    ])('%s is %s by its dates', async (slug, phase, beginsAt, endsAt, acted) => {
      const now = api.clock.read().toISOString();
      expect(await stateOf(slug)).toMatchObject({ now, phase, beginsAt, endsAt, signedIn: true });
      const answer = await act({ slug });
      expect(answer.json().code ?? answer.statusCode).toBe(acted);
      expect(await entries()).toHaveLength(acted === 200 ? 1 : 0);
    });

    test('begins and ends at midnight in Beijing', async () => {
      const toMidnight = DAY / 2;
      api.clock.move(toMidnight - 1);
      expect((await stateOf('coming')).phase).toBe('upcoming');
      api.clock.move(1);
      expect((await stateOf('coming')).phase).toBe('running');
      api.clock.move(29 * DAY - 1);
      expect((await stateOf('june')).phase).toBe('running');
      api.clock.move(1);
      expect((await stateOf('june')).phase).toBe('ended');
    });

    test('has the dates that an operator has set', async () => {
      const now = api.clock.read();
      await set('june', { endsAt: now });
      await set('always', { beginsAt: new Date(now.getTime() + 1) });
      await set('coming', { beginsAt: now });
      expect([(await stateOf('june')).phase, (await act({ slug: 'june' })).json().code]).toEqual(['ended', 'ended']);
      expect((await act()).json().code).toBe('not_begun');
      expect((await act({ slug: 'coming' })).statusCode).toBe(200);
    });

    test('opened by an operator runs from then on, regardless of its dates', async () => {
      const stateSetAt = api.clock.read();
      for (const slug of ['past', 'coming']) await set(slug, { state: 'open', stateSetAt });
      api.clock.move(60_000);
      expect(await stateOf('past')).toMatchObject({ phase: 'running', endsAt: null });
      expect(await stateOf('coming')).toMatchObject({ phase: 'running', beginsAt: stateSetAt.toISOString() });
      for (const slug of ['past', 'coming']) expect((await act({ slug })).statusCode).toBe(200);
    });

    test('closed by an operator has ended then, until it follows its dates again', async () => {
      const stateSetAt = api.clock.read();
      await set('june', { state: 'closed', stateSetAt });
      await set('always', { state: 'closed', stateSetAt });
      api.clock.move(60_000);
      for (const slug of ['june', 'always']) {
        expect(await stateOf(slug)).toMatchObject({ phase: 'ended', endsAt: stateSetAt.toISOString() });
        expect((await act({ slug })).json().code).toBe('ended');
      }
      await set('june', { state: null });
      expect((await act({ slug: 'june' })).statusCode).toBe(200);
    });
  });

  describe('an act', () => {
    test('runs once when it is repeated under its key, in parallel or later, and gets the same answer', async () => {
      const atOnce = await Promise.all(Array.from({ length: 10 }, () => act({}, player.token, 'once')));
      expect(new Set(atOnce.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
      expect(atOnce[0]?.json().Data).toMatchObject({
        state: { kind: 'signin', mine: { days: ['2026-06-01'] } },
        outcome: null,
        won: [SIGNIN.daily],
      });
      await set('always', { state: 'closed', stateSetAt: api.clock.read() });
      expect((await act({}, player.token, 'once')).body).toBe(atOnce[0]?.body);
      expect(await entries()).toHaveLength(1);
      const postings = await database().orm.select().from(pointPostings);
      expect(postings.map(({ book, amount }) => [book, amount])).toEqual([
        ['visitor', 10],
        ['house', -10],
      ]);
    });

    test('of another account runs separately under the same key', async () => {
      const [mine, theirs] = await Promise.all([act({}, player.token, 'same'), act({}, other.token, 'same')]);
      expect([mine.statusCode, theirs.statusCode]).toEqual([200, 200]);
      expect((await entries()).map(({ account }) => account).sort()).toEqual([player.account, other.account].sort());
    });

    test('with different input under a used key is rejected', async () => {
      await act({ slug: 'june' }, player.token, 'used');
      const answer = await act({}, player.token, 'used');
      expect([answer.statusCode, answer.json().code]).toEqual([422, 'idempotency_conflict']);
      expect(await entries()).toHaveLength(1);
    });

    test('that was rejected runs under its key once it is possible', async () => {
      expect((await act({ slug: 'coming' }, player.token, 'later')).json().code).toBe('not_begun');
      api.clock.move(DAY);
      expect((await act({ slug: 'coming' }, player.token, 'later')).statusCode).toBe(200);
    });

    test('without a key is rejected, because a repetition could not be recognized', async () => {
      const answer = await post('act', sign);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
      expect(await entries()).toEqual([]);
    });

    test.each([
      ['no token', ''],
      ['a forged one', 'forged'],
    ])("with %s is unauthorized, and the state is a visitor's without an account", async (_case, token) => {
      const answer = await act({}, token);
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'unauthorized']);
      expect(await stateOf('always', token)).toMatchObject({ signedIn: false, state: { mine: null } });
      expect((await post('rewards', {}, token)).statusCode).toBe(401);
    });

    test('stores nothing if it fails halfway', async () => {
      await act();
      api.clock.move(DAY);
      // The second day first gives points and then its milestone, which fails.
      const before = await database().orm.select().from(pointPostings);
      await database().orm.execute("alter table activity_rewards add constraint no_usd check (unit <> 'usd')");
      try {
        expect((await act()).statusCode).toBe(500);
      } finally {
        await database().orm.execute('alter table activity_rewards drop constraint no_usd');
      }
      expect(await entries()).toHaveLength(1);
      expect(await database().orm.select().from(pointPostings)).toEqual(before);
    });

    test.each([
      ['a campaign that does not exist', { slug: 'other' }, 404],
      ['an activity that the campaign does not have', { kind: 'wheel', action: 'spin' }, 404],
      ['an action that the kind does not have', { action: 'spin' }, 404],
      ['an action named like a method of every object', { action: 'toString' }, 404],
      ['a kind that does not exist', { kind: 'other' }, 400],
      ['an invalid slug', { slug: '../june' }, 400],
      ['an extra field', { input: { day: '2026-06-01' } }, 400],
      ['a missing field', { action: 'makeUp' }, 400],
      ['a field in another format', { action: 'makeUp', input: { day: 'today' } }, 400],
      ['a list instead of a field', { action: 'makeUp', input: { day: ['2026-06-01'] } }, 400],
      ['no input', { input: null }, 400],
    ])('on %s is rejected', async (_case, changes, status) => {
      const answer = await act(changes);
      expect(answer.statusCode).toBe(status);
      expect(answer.json().Data).toMatch(/\p{Script=Han}/u);
      expect(await entries()).toEqual([]);
    });
  });

  test('answers 404 for the state of an unknown campaign or activity', async () => {
    expect((await post('state', { slug: 'other', kind: 'signin' })).statusCode).toBe(404);
    expect((await post('state', { slug: 'always', kind: 'wheel' })).statusCode).toBe(404);
  });

  test('returns only my rewards, newest first, of one campaign or of all', async () => {
    await act({ slug: 'june' });
    api.clock.move(DAY);
    await act({ slug: 'june' });
    await act();
    await act({}, other.token);
    const ofJune = (await post('rewards', { slug: 'june' })).json().Data;
    const givenAt = api.clock.read().toISOString();
    expect(ofJune).toEqual([
      {
        id: expect.any(Number),
        slug: 'june',
        prize: usd(3),
        givenAt,
        state: 'given',
        unverified: true,
      },
      { id: expect.any(Number), slug: 'june', prize: SIGNIN.daily, givenAt, state: 'paid' },
      expect.objectContaining({ prize: SIGNIN.daily, givenAt: new Date(Date.parse(givenAt) - DAY).toISOString() }),
    ]);
    const all = (await post('rewards', {})).json().Data;
    expect(all.map(({ slug }: { slug: string }) => slug)).toEqual(['always', 'june', 'june', 'june']);
    expect((await post('rewards', { slug: 'past' })).json().Data).toEqual([]);
  });
});
