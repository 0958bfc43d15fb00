import { randomUUID } from 'node:crypto';
import type { ActivityOf } from '@/lib/activities/schema';
import { perform } from '../../../operations/perform';
import { rewards } from '../../../platform/database/schema/activities';
import { TestApi } from '../../../testing/api';
import { campaignWith } from '../../../testing/campaigns';
import { describeOnBothDatabases } from '../../../testing/databases';
import { settleDeposit } from '../../../testing/facts';
import { Visitor } from '../../../testing/visitor';

const usd = (amount: number) => ({ label: `$${amount} 赠金`, amount, unit: 'usd' as const });
const TASKS: ActivityOf<'tasks'> = {
  kind: 'tasks',
  title: '任务',
  order: 'any',
  tasks: [
    { id: 'open', title: '开户', text: '开户', condition: { type: 'registered' }, prize: usd(8) },
    { id: 'fund', title: '入金', text: '入金', condition: { type: 'deposit', from: 100 }, prize: usd(18) },
  ],
};
const sibling = (slug: string, title: string) => ({ ...campaignWith(slug, TASKS), title, exclusive: 'pair' });
const CAMPAIGNS = [sibling('one', '其一'), sibling('two', '其二'), campaignWith('alone', TASKS)];

describeOnBothDatabases((database) => {
  let api: TestApi;
  let visitor: { account: string; token: string };
  beforeEach(async () => {
    api = await TestApi.on(database(), { campaigns: CAMPAIGNS });
    visitor = await new Visitor(api).join();
    await settleDeposit(database().orm, visitor.account, 100, api.clock.read());
  });

  const collect = async (slug: string, task: string) => {
    const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const body = JSON.stringify({ slug, kind: 'tasks', action: 'collect', input: { task } });
    const answer = await api.send('/apis/uc/activity/act', { token: visitor.token, headers }, body);
    return answer.statusCode === 200 ? 'given' : answer.json().Data;
  };
  const slugsGiven = async () => (await database().orm.select().from(rewards)).map(({ slug }) => slug);

  test('who has collected in one of two siblings goes on there, and is refused in the other', async () => {
    expect(await collect('one', 'open')).toBe('given');
    expect(await collect('two', 'fund')).toBe('同系列活动只可择一领取，您已在“其一”领取');
    expect(await collect('one', 'fund')).toBe('given');
    expect(await collect('alone', 'fund')).toBe('given');
    expect(await slugsGiven()).toEqual(['one', 'one', 'alone']);
  });

  test('at the same moment in both, one of them gives', async () => {
    const answers = await Promise.all(
      ['one', 'two', 'one', 'two'].map((slug, index) => collect(slug, index < 2 ? 'open' : 'fund')),
    );
    expect(answers.filter((answer) => answer === 'given')).toHaveLength(2);
    expect(new Set(await slugsGiven()).size).toBe(1);
  });

  test('a reward that was taken back frees the other one', async () => {
    await collect('one', 'open');
    await perform(api.services, { operation: 'void', input: { id: ['1'], reason: 'by mistake' }, operator: 'Li Na' });
    expect(await collect('two', 'open')).toBe('given');
    expect(await collect('one', 'fund')).toContain('您已在“其二”领取');
  });
});
