import { eq } from 'drizzle-orm';
import type { Activity, ActivityOf } from '@/lib/activities/schema';
import { newIdentityNumber } from '@/lib/contract/testing/new-identity-number';
import { rewards } from '../../../platform/database/schema/activities';
import { identities } from '../../../platform/database/schema/identity';
import { campaignWith, describeOnDatabase, settleDeposit, TASKS, TestApi, usd, Visitor } from '../../../testing';
import { verifyIdentity } from '../../identity/service';
import { act } from '../testing/concurrency/act';

const sibling = (slug: string, title: string) => ({ ...campaignWith(slug, TASKS), title, exclusive: 'pair' });
const CAMPAIGNS = [sibling('one', '其一'), sibling('two', '其二'), campaignWith('alone', TASKS)];

/** A bonus for the first deposit, as a ladder and as a task. */
const LADDER: ActivityOf<'tiers'> = {
  kind: 'tiers',
  title: '首入金',
  measure: 'first-deposit',
  activityId: 901,
  unit: 'usd',
  requires: { verified: true },
  exclusive: 'first-deposit',
  tiers: [{ from: 100, reward: 10 }],
  sliderMax: 500,
  ranking: false,
};
const PATH: ActivityOf<'tasks'> = {
  ...TASKS,
  tasks: [
    { id: 'open', title: '开户', text: '开户', condition: { type: 'registered' }, prize: usd(8) },
    {
      id: 'fund',
      title: '首入金',
      text: '首入金',
      condition: { type: 'first-deposit', from: 100 },
      prize: usd(18),
      exclusive: 'first-deposit',
    },
  ],
};
const titled = (slug: string, title: string, activity: Activity) => ({ ...campaignWith(slug, activity), title });
const FIRST_DEPOSITS = [
  titled('ladder', '头一笔', LADDER),
  titled('other', '再一笔', { ...LADDER, activityId: 902 }),
  titled('path', '新人路', PATH),
];

describeOnDatabase((database) => {
  let api: TestApi;
  let visitor: { account: string; token: string };
  beforeEach(async () => {
    api = await TestApi.on(database(), { campaigns: FIRST_DEPOSITS });
    visitor = await new Visitor(api).join();
    await settleDeposit(database().orm, visitor.account, 100, api.clock.read());
  });

  const post = async (call: 'act' | 'state', body: object, { token } = visitor) =>
    (await api.json(`/apis/uc/activity/${call}`, body, { token })).json();
  const collect = async (slug: string, who = visitor) => {
    const kind = slug === 'path' ? { kind: 'tasks', input: { task: 'fund' } } : { kind: 'tiers', input: {} };
    const answer = await post('act', { slug, action: 'collect', ...kind }, who);
    return answer.IsSuccess ? 'given' : [answer.code, answer.Data];
  };
  const obstacle = async (slug: string) =>
    (await post('state', { slug, kind: slug === 'path' ? 'tasks' : 'tiers' })).Data.obstacle;
  const verify = ({ account } = visitor) =>
    verifyIdentity(api.services, { account, name: '王小明', number: newIdentityNumber() }, api.clock.read());
  const given = async () => (await database().orm.select().from(rewards).orderBy(rewards.id)).map(({ slug }) => slug);
  const OTHER = '首入金类赠金每位客户只可领取一份，您已在“头一笔”领取';

  // @proves 领取奖励前须通过实名认证
  test('gives nothing before a required verification, which the state reports', async () => {
    const sentence = '通过实名认证后，即可领取本活动的奖励';
    expect(await obstacle('ladder')).toEqual({ reason: 'verify', sentence });
    expect(await collect('ladder')).toEqual(['not_verified', sentence]);
    expect(await given()).toEqual([]);
    await verify();
    expect(await obstacle('ladder')).toBeNull();
    expect(await collect('ladder')).toBe('given');
  });

  // @proves 首入金类赠金每位客户只可在一个活动中领取，同一身份证件名下的账户合并计算
  // @proves 已在其他活动领取首入金类赠金的，本活动不再发放该项
  test('rewards a first deposit once across all campaigns, and names the campaign in the others', async () => {
    await verify();
    expect(await collect('ladder')).toBe('given');
    expect([await collect('other'), await collect('path')]).toEqual([
      ['already_done', OTHER],
      ['already_done', OTHER],
    ]);
    expect([await obstacle('ladder'), await obstacle('other'), await obstacle('path')]).toEqual([
      null,
      { reason: 'exclusive', sentence: OTHER },
      { reason: 'exclusive', sentence: OTHER },
    ]);
    // The parts of a campaign without a group stay open.
    const open = await post('act', { slug: 'path', kind: 'tasks', action: 'collect', input: { task: 'open' } });
    expect(open.IsSuccess).toBe(true);
    expect(await given()).toEqual(['ladder', 'path']);
  });

  test('gives one reward for parallel acts in all campaigns', async () => {
    await verify();
    const answers = await Promise.all(
      ['ladder', 'other', 'path', 'ladder', 'other', 'path'].map((slug) => collect(slug)),
    );
    expect(answers.filter((answer) => answer === 'given')).toHaveLength(1);
    expect(await given()).toHaveLength(1);
  });

  // @proves 首入金类赠金每位客户只可在一个活动中领取，同一身份证件名下的账户合并计算
  test('treats accounts that shared a document in earlier times as one person', async () => {
    await verify();
    const twin = await new Visitor(api).join();
    await settleDeposit(database().orm, twin.account, 100, api.clock.read());
    await verify(twin);
    const [own] = await database().orm.select().from(identities).where(eq(identities.account, visitor.account));
    await database()
      .orm.update(identities)
      .set({ numberHash: own?.numberHash ?? '', duplicate: true })
      .where(eq(identities.account, twin.account));
    const answers = await Promise.all([collect('ladder'), collect('other', twin), collect('ladder', twin)]);
    expect(answers.filter((answer) => answer === 'given')).toHaveLength(1);
  });

  test('opens the other campaigns when a bonus is taken back', async () => {
    await verify();
    await collect('ladder');
    await api.run('void', { id: ['1'], reason: 'by mistake' });
    expect(await obstacle('path')).toBeNull();
    expect(await collect('path')).toBe('given');
    expect(await obstacle('ladder')).toMatchObject({ reason: 'exclusive' });
  });
});

describeOnDatabase((database) => {
  let api: TestApi;
  let visitor: { account: string; token: string };
  beforeEach(async () => {
    api = await TestApi.on(database(), { campaigns: CAMPAIGNS });
    visitor = await new Visitor(api).join();
    await settleDeposit(database().orm, visitor.account, 100, api.clock.read());
  });

  const collect = async (slug: string, task: string) => {
    const answer = await act(api, visitor.token, { slug, kind: 'tasks', action: 'collect', input: { task } });
    return answer.statusCode === 200 ? 'given' : answer.json().Data;
  };
  const slugsGiven = async () =>
    (await database().orm.select().from(rewards).orderBy(rewards.id)).map(({ slug }) => slug);

  // @proves 同系列活动每位客户只可择一领取，以先领取的一个为准
  test('allows further rewards in the first of two siblings, and rejects them in the other', async () => {
    expect(await collect('one', 'open')).toBe('given');
    expect(await collect('two', 'fund')).toBe('同系列活动只可择一领取，您已在“其一”领取');
    expect(await collect('one', 'fund')).toBe('given');
    expect(await collect('alone', 'fund')).toBe('given');
    expect(await slugsGiven()).toEqual(['one', 'one', 'alone']);
  });

  test('gives rewards in only one of two siblings for parallel acts', async () => {
    const answers = await Promise.all(
      ['one', 'two', 'one', 'two'].map((slug, index) => collect(slug, index < 2 ? 'open' : 'fund')),
    );
    expect(answers.filter((answer) => answer === 'given')).toHaveLength(2);
    expect(new Set(await slugsGiven()).size).toBe(1);
  });

  test('opens the other sibling when a reward is taken back', async () => {
    await collect('one', 'open');
    await api.run('void', { id: ['1'], reason: 'by mistake' });
    expect(await collect('two', 'open')).toBe('given');
    expect(await collect('one', 'fund')).toContain('您已在“其二”领取');
  });
});
