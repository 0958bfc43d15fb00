import { eq } from 'drizzle-orm';
import answer2412 from '@/campaigns/answer-2412';
import guess from '@/campaigns/guess-2508';
import lottery from '@/campaigns/lottery-october';
import cashBack from '@/campaigns/trade-cash-back';
import { definitionOf } from '@/lib/campaign/define';
import type { CampaignInput } from '@/lib/campaign/schema';
import { copyOf } from '@/lib/campaign/start';
import { addMonths, MONTHS_KEPT } from '@/lib/privacy/retention';
import { after, DAY } from '../../platform/clock/clock';
import { campaignSettings, rewards } from '../../platform/database/schema/activities';
import { describeOnDatabase, TestApi, Visitor } from '../../testing';
import { DEFINITION_DELAY } from '../revisions/definitions-in-force';
import { storeDraft } from '../revisions/drafts';
import { draftToken, previewedCampaign } from '../revisions/previews';
import { readRevisions } from '../revisions/store';
import { publish } from '../revisions/testing/publish';
import { removeOldParticipation } from './remove-old';
import { act } from './testing/concurrency/act';

const SLUG = 'stored-2601';

/** A wheel of which each outcome gives so many dollars. */
function giving(amount: number) {
  const [wheel] = (definitionOf(lottery) as CampaignInput).activities;
  if (wheel?.kind !== 'wheel') throw new Error('The campaign has no wheel.');
  const prize = { label: '{amount} 赠金', amount, unit: 'usd' } as const;
  return { activities: [{ ...wheel, segments: wheel.segments.map((segment) => ({ ...segment, prize })) }] };
}

describeOnDatabase((database) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await TestApi.on(database());
  });

  const now = () => api.clock.read();
  /** Publishes a definition that is a copy with changes, and lets its moment come. */
  const define = async (model: typeof lottery, changes: object = {}) => {
    const patch = { ...definitionOf(model), slug: SLUG, ...changes } as CampaignInput;
    await publish(database().orm, { subject: 'definition', slug: SLUG, patch, at: now() });
    const table = await readRevisions(database().orm, api.services.revisions.current());
    api.services.revisions = { current: () => table };
    api.clock.move(DEFINITION_DELAY);
  };
  const join = () => new Visitor(api).join();
  const stateOf = async (token: string, kind: string) =>
    (await api.json('/apis/uc/activity/state', { slug: SLUG, kind }, { token })).json().Data;

  test('a stored wheel gives what its definition in force says, from its moment on', async () => {
    const { token } = await join();
    const spin = () => act(api, token, { slug: SLUG, kind: 'wheel', action: 'spin' });
    expect((await spin()).statusCode).toBe(404);
    await define(lottery, giving(1));
    expect((await spin()).json().Data.won).toMatchObject([{ amount: 1 }]);
    expect((await spin()).json().code).toBe('no_credits');
    api.clock.move(DAY);
    await define(lottery, giving(2));
    expect((await spin()).json().Data.won).toMatchObject([{ amount: 2 }]);
    const given = await database().orm.select().from(rewards).where(eq(rewards.slug, SLUG)).orderBy(rewards.id);
    expect(given.map(({ amount }) => amount)).toEqual([1, 2]);
  });

  test('the token of a preview reads a campaign that is not published, and acts on nothing', async () => {
    const [quiz] = (definitionOf(answer2412) as CampaignInput).activities;
    if (quiz?.kind !== 'quiz') throw new Error('The campaign has no quiz.');
    const activities = [{ ...quiz, quiz: { ...quiz.quiz, activityId: 9_001 } }];
    const definition = { ...copyOf(definitionOf(answer2412) as CampaignInput, SLUG), activities };
    const { orm } = database();
    const digest = await storeDraft(orm, { subject: 'definition', slug: SLUG, brand: null }, definition, now());
    const { vault, revisions } = api.services;
    api.services.previewed = (token) => previewedCampaign({ database: { orm }, vault, revisions, clock: now }, token);
    const preview = draftToken(vault, digest, after(now(), DAY));
    const state = (token?: string) => api.json('/apis/uc/activity/state', { slug: SLUG, kind: 'quiz', preview: token });
    expect((await state(preview)).json().Data).toMatchObject({ phase: 'running', state: { kind: 'quiz' } });
    const list = await api.form('/apis/uc/answerManage/list', { answeractivityid: '9001', preview });
    expect(list.json().status).toBe(0);
    const term = await api.form('/apis/uc/answerManage/selectperiodid', { activityid: '9001', preview });
    expect(term.json()).toMatchObject({ status: 0 });
    for (const token of [undefined, preview.replace('~', '*'), `${preview}x`])
      expect((await state(token)).statusCode).toBe(404);
    const { token } = await join();
    const begin = { slug: SLUG, kind: 'quiz', action: 'begin', input: { periodid: 1 }, preview };
    expect((await api.json('/apis/uc/activity/act', begin, { token })).statusCode).toBe(404);
  });

  test('a server that has missed a definition in force plays nothing', async () => {
    await define(lottery, giving(1));
    const { token } = await join();
    const known = api.services.revisions;
    await define(lottery, giving(2));
    api.services.revisions = known;
    const wheel = { slug: SLUG, kind: 'wheel', action: 'spin', input: {} };
    expect((await api.json('/apis/uc/activity/act', wheel, { token })).statusCode).toBe(503);
    expect(await database().orm.select().from(rewards)).toEqual([]);
  });

  test('a round is settled by the definition that its guesses were made for, also after a restart', async () => {
    await define(guess);
    const { token } = await join();
    const [round] = (await stateOf(token, 'predict')).state.rounds;
    const guessed = { slug: SLUG, kind: 'predict', action: 'guess', input: { round: round.id, answer: 'up' } } as const;
    expect((await act(api, token, guessed)).statusCode).toBe(200);
    api.clock.move(Date.parse(round.resultAt) - now().getTime());
    const [predict] = (definitionOf(guess) as CampaignInput).activities;
    await define(guess, { activities: [{ ...predict, prize: { label: '{amount} 赠金', amount: 2, unit: 'usd' } }] });
    expect(api.services.campaigns.find(({ slug }) => slug === SLUG)?.activities).toMatchObject([
      { prize: { amount: 2 } },
    ]);
    await api.run('settle', { campaign: SLUG, round: round.id, outcome: 'up' });
    expect(await database().orm.select().from(rewards)).toMatchObject([{ slug: SLUG, amount: 1 }]);
  });

  test('calls by the number of an activity do not find it on hosts of other brands', async () => {
    api.services.campaigns = [answer2412, cashBack].map((campaign) => ({ ...campaign, brands: ['bfzh'] }));
    const { token } = await join();
    const at = async (host: string) => {
      const term = await api.form('/apis/uc/answerManage/selectperiodid', { activityid: '73' }, { headers: { host } });
      const joined = { token, headers: { host } };
      const cashback = await api.json('/apis/uc/jf/tradingprize/isjoin', { activityid: 68 }, joined);
      return [term.json().status, cashback.statusCode];
    };
    expect(await at('feiyu.example')).toEqual([0, 200]);
    expect(await at('gjs2.localhost')).toEqual([1, 400]);
  });

  test('keeps what was given in a stored campaign that does not fit this release, or is not in force', async () => {
    const { account } = await join();
    const old = addMonths(now(), -MONTHS_KEPT.participation - 1);
    const paid = {
      kind: 'wheel',
      account,
      source: 'a',
      label: '',
      amount: 1,
      unit: 'usd',
      state: 'paid',
    } as const;
    const at = { givenAt: old, changedAt: old };
    await database()
      .orm.insert(rewards)
      .values([SLUG, 'unknown'].map((slug) => ({ ...paid, ...at, slug })));
    await define(lottery, { colour: 'red' });
    const { campaigns, revisions } = api.services;
    expect(campaigns.some(({ slug }) => slug === SLUG)).toBe(false);
    const clean = () =>
      removeOldParticipation(
        database().orm,
        { campaigns: api.services.campaigns, storedSlugs: revisions.current().storedSlugs },
        now(),
      );
    await clean();
    const left = async () => (await database().orm.select().from(rewards)).map(({ slug }) => slug);
    expect(await left()).toEqual([SLUG]);
    await define(lottery);
    await database()
      .orm.insert(campaignSettings)
      .values({ slug: SLUG, state: 'closed', stateSetAt: after(old, -400 * DAY), changedAt: old });
    await clean();
    expect(await left()).toEqual([]);
  });
});
