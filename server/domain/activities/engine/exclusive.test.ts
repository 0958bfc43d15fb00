import { eq } from 'drizzle-orm';
import type { Activity, ActivityOf } from '@/lib/activities/schema';
import { newIdentityNumber } from '@/lib/contract/testing/new-identity-number';
import { rewards } from '../../../platform/database/schema/activities';
import { identities } from '../../../platform/database/schema/identity';
import {
  campaignWith,
  describeOnDatabase,
  settleDeposit,
  TASKS,
  TestApi,
  TIERS,
  taskOf,
  usd,
  Visitor,
} from '../../../testing';
import { verifyIdentity } from '../../identity/service';

const sibling = (slug: string, title: string) => ({ ...campaignWith(slug, TASKS), title, exclusive: 'pair' });
const SIBLINGS = [sibling('one', '其一'), sibling('two', '其二'), campaignWith('alone', TASKS)];

/** A bonus for the first deposit, as a ladder and as a task. */
const LADDER: ActivityOf<'tiers'> = {
  ...TIERS,
  measure: 'first-deposit',
  activityId: 901,
  requires: { verified: true },
  exclusive: 'first-deposit',
  tiers: [{ from: 100, reward: 10 }],
};
const PATH: ActivityOf<'tasks'> = {
  ...TASKS,
  tasks: [
    taskOf('open', { type: 'registered' }, usd(8)),
    { ...taskOf('fund', { type: 'first-deposit', from: 100 }, usd(18)), exclusive: 'first-deposit' },
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
    api = await TestApi.on(database(), { campaigns: [...FIRST_DEPOSITS, ...SIBLINGS] });
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

  // @proves 同系列活动每位客户只可择一领取，以先领取的一个为准
  test('allows further rewards in the first of two siblings, and rejects them in the other', async () => {
    const collectTask = async (slug: string, task: string) => {
      const answer = await post('act', { slug, kind: 'tasks', action: 'collect', input: { task } });
      return answer.IsSuccess ? 'given' : answer.Data;
    };
    expect(await collectTask('one', 'open')).toBe('given');
    expect(await collectTask('two', 'fund')).toBe('同系列活动只可择一领取，您已在“其一”领取');
    expect(await collectTask('one', 'fund')).toBe('given');
    expect(await collectTask('alone', 'fund')).toBe('given');
    expect(await given()).toEqual(['one', 'one', 'alone']);
  });
});
