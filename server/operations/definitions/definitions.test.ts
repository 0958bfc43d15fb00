import { eq } from 'drizzle-orm';
import lottery from '@/campaigns/lottery-october';
import { definitionOf } from '@/lib/campaign/define';
import type { CampaignInput } from '@/lib/campaign/schema';
import { act } from '../../domain/activities/testing/concurrency/act';
import { DEFINITION_DELAY } from '../../domain/revisions/definitions-in-force';
import { readRevisions } from '../../domain/revisions/store';
import { publish } from '../../domain/revisions/testing/publish';
import { rewardBudgets, rewards } from '../../platform/database/schema/activities';
import { campaignRevisions } from '../../platform/database/schema/revisions';
import { readApiConfig } from '../../settings/read-api-config';
import { describeOnDatabase, TestApi, Visitor } from '../../testing';
import { runOperation } from '../run-operation';
import { EXPERIMENT } from '../testing/written-texts';

const SLUG = 'wheel-2601';
const OTHER = 'Wang Wei';

describeOnDatabase((database) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await TestApi.on(database());
  });

  const run = (operation: string, input: Record<string, unknown> = {}, operator = 'Li Na') =>
    api.run(`campaigns ${operation}`, input, operator);
  /** A copy of a wheel, with changes. */
  const copy = async (changes: object = {}, campaign = 'lottery-october', as: string | undefined = SLUG) => {
    const text = await run('definition', { campaign, ...(as && { as }) });
    return JSON.stringify({ ...JSON.parse(text), ...changes });
  };
  const next = (changes: object = {}) => copy(changes, SLUG, undefined);
  const define = async (file: string) => /的版本 (\d+)/.exec(await run('define', { file }))?.[1] ?? '';
  const approved = async (file: string) => {
    const revision = await define(file);
    await run('simulate', { revision, customers: '20', days: '2' });
    await run('submit', { revision });
    await run('approve', { revision }, OTHER);
    return revision;
  };
  /** Reads what is published, as servers do, and lets its moment come. */
  const pass = async (milliseconds = DEFINITION_DELAY) => {
    const table = await readRevisions(database().orm, api.services.revisions.current());
    api.services.revisions = { current: () => table };
    api.clock.move(milliseconds);
  };
  const published = async (file: string) => {
    const revision = await approved(file);
    await run('publish', { revision });
    await pass();
    return revision;
  };
  const segments = (amount: number) => {
    const [wheel] = (definitionOf(lottery) as CampaignInput).activities;
    if (wheel?.kind !== 'wheel') throw new Error('The campaign has no wheel.');
    const prize = { label: '{amount} 赠金', amount, unit: 'usd' } as const;
    return { activities: [{ ...wheel, segments: wheel.segments.map((segment) => ({ ...segment, prize })) }] };
  };

  test('goes from a copy to a prize, with its budget', async () => {
    const revision = await approved(await copy({ ...segments(1), budget: 500 }));
    expect(await run('publish', { revision })).toContain(`新活动“${SLUG}”`);
    await pass();
    const { token } = await new Visitor(api).join();
    const spun = await act(api, token, { slug: SLUG, kind: 'wheel', action: 'spin' });
    expect(spun.json().Data.won).toMatchObject([{ amount: 1 }]);
    const budgets = await database().orm.select().from(rewardBudgets).where(eq(rewardBudgets.scope, SLUG));
    expect(budgets).toMatchObject([{ limit: 50_000 }]);
    expect(await run('shown', { campaign: SLUG, subject: 'definition' })).toContain(lottery.hero.headline);
    expect(await run('revisions', { campaign: SLUG, subject: 'definition' })).toMatch(
      new RegExp(`^${revision} .*显示中`, 'm'),
    );
    expect(await run('list', { campaign: SLUG })).toContain('活动定义');
  });

  test('rejects a definition of which another is published meanwhile, and shows what differs', async () => {
    await published(await copy());
    const [mine, other] = [await next({ title: '我的转盘' }), await next({ title: '他的转盘' })];
    const late = await define(mine);
    const first = await published(other);
    await expect(define(mine)).rejects.toThrow(`但访客现在看到的是版本 ${first}`);
    await expect(run('submit', { revision: late })).rejects.toThrow(/- 他的转盘\s+\+ 我的转盘/);
    expect(await run('compare', { campaign: SLUG, revision: late, other: first })).toMatch(/title +他的转盘 +我的转盘/);
    await expect(run('compare', { campaign: SLUG, revision: late, other: '0' })).resolves.toContain('我的转盘');
  });

  test('lets a running campaign change only as its table says', async () => {
    await published(await copy(segments(2)));
    const better = await published(await next(segments(3)));
    const worse = await define(await next(segments(1)));
    await expect(run('submit', { revision: worse })).rejects.toThrow(
      /activities\.wheel\.segments\.\S+\.prize .*不可更改/,
    );
    expect(await run('diff', { revision: worse })).toContain('已参加的人会少得');
    await expect(run('rollback', { campaign: SLUG, subject: 'definition' })).rejects.toThrow('不能在此时生效');
    const named = await published(await next({ title: '新名称' }));
    await run('rollback', { campaign: SLUG, subject: 'definition' });
    await pass();
    expect(JSON.parse(await next()).base).toBe(Number(better));
    expect(Number(named)).toBeGreaterThan(Number(better));
  });

  test('waits with a change for the moment that its rule says', async () => {
    const quiz = await copy({}, 'answer-2412', SLUG);
    await published(quiz);
    const definition = JSON.parse(await next());
    definition.activities[0].quiz.bank[0].explanation = '换个说法，意思不变。';
    const revision = await approved(JSON.stringify(definition));
    await expect(run('publish', { revision })).rejects.toThrow(/explanation .*次日 +2026-06-02 00:00/);
    expect(await run('publish', { revision, from: '2026-06-02' })).toContain('将于北京时间 2026-06-02 00:00');
  });

  test('withdraws a campaign only before anyone takes part', async () => {
    const withdraw = () => run('rollback', { campaign: SLUG, subject: 'definition' });
    await published(await copy(segments(1)));
    expect(await withdraw()).toContain('已撤下');
    await pass();
    await published(await copy(segments(1)));
    const { token } = await new Visitor(api).join();
    await act(api, token, { slug: SLUG, kind: 'wheel', action: 'spin' });
    await expect(withdraw()).rejects.toThrow('已有人参加');
    expect(await database().orm.$count(rewards)).toBe(1);
  });

  test('needs a second approver for money, and none for words', async () => {
    api.services.config = readApiConfig({ APPROVALS: 'on' });
    const request = async (revision: string) =>
      (
        await runOperation(api.services, {
          operation: 'campaigns publish',
          input: { revision },
          operator: 'Li Na',
        })
      ).approval;
    const revision = await approved(await copy(segments(1)));
    const approval = await request(revision);
    expect(approval).toBeDefined();
    await api.run('approve', { id: String(approval) }, 'Zhao Lei');
    await pass();
    expect(await request(await approved(await next({ title: '新名称' })))).toBeUndefined();
    await pass();
    expect(await request(await approved(await next(segments(2))))).toBeDefined();
  });

  test('reviews a definition only with its simulation, which it shows', async () => {
    const revision = await define(await copy());
    const submit = () => run('submit', { revision });
    await expect(submit()).rejects.toThrow('还没有模拟过');
    await expect(run('simulate', { revision, customers: '10001' })).rejects.toThrow('不超过 10000');
    const simulated = await run('simulate', { revision, customers: '20', days: '2', active: '100' });
    expect(simulated).toMatch(/填写的假设模拟 20 位客户[\s\S]*成本平均 \$[\s\S]*概率之和为 100%/);
    expect(await run('simulation', { revision })).toBe(simulated);
    await database().orm.update(campaignRevisions).set({ digest: 'of another definition' });
    await expect(submit()).rejects.toThrow('还没有模拟过');
  });

  test('lists built campaigns, stored ones and those that were never published, with what waits', async () => {
    await published(await copy());
    await define(await next({ title: '我的转盘' }));
    await define(await copy({ title: '另一个转盘' }, SLUG, 'wheel-2602'));
    const listed = await run('definitions');
    expect(listed).toMatch(/^bull-market .*内置/m);
    expect(listed).toMatch(/^wheel-2601 .*运营台 +草稿/m);
    expect(listed).toMatch(/^wheel-2602 +另一个转盘 +未发布 +草稿 .*Li Na/m);
  });

  test('checks and shows what a brand owns and a clause while they are written', async () => {
    const check = async (subject: string, text: string, changes: object) => {
      const file = JSON.stringify({ ...JSON.parse(text), ...changes });
      return run('preview-definition', { subject, brand: 'bfzh', file });
    };
    const brand = await api.run('brands text', { brand: 'bfzh' });
    expect(await check('brand', brand, { hotline: '稳赚' })).toMatch(/hotline +/);
    expect(await check('brand', brand, { version: '9.9.9' })).toMatch(/没有错误[\s\S]*bfzh\.localhost:3000.*preview=~/);
    const clause = await api.run('clauses text', { clause: 'disclaimer' });
    expect(await check('clause', clause, {})).toMatch(/version +须高于[\s\S]*clause\/disclaimer\?preview=~/);
  });

  test('names every fault of a definition while it is written, and shows its page', async () => {
    const show = async (file: string) => run('preview-definition', { file, brand: 'bfzh' });
    expect(await show(await copy())).toMatch(
      /没有错误[\s\S]*http:\/\/bfzh\.localhost:3000\/newactivities\/wheel-2601\?preview=~/,
    );
    const start = await run('start', { slug: SLUG, kind: 'quiz', title: '新问答' });
    expect(await show(start)).toMatch(/hero\.headline +一句话说清能做什么（须改写）[\s\S]*http/);
    await expect(run('define', { file: start })).rejects.toThrow('hero.headline：一句话说清能做什么（须改写）');
    const taken = await show(await copy({ slug: 'bull-market' }));
    expect(taken).toMatch(/slug +“bull-market”已被占用/);
    expect(taken).not.toContain('http');
    expect(await show(await copy({ colour: 'red' }))).toContain('colour');
    await expect(show('{}')).rejects.toThrow('slug');
    await published(await copy());
    expect(await show(await next(segments(88)))).toMatch(/odds|prize/);
  });

  test('checks addresses again at the publication', async () => {
    const otherPages = [{ path: 'shared-2601', layout: 'desktop' }];
    const late = await approved(await copy({ otherPages }));
    await published(await copy({ otherPages }, 'lottery-october', 'wheel-2602'));
    await expect(run('publish', { revision: late })).rejects.toThrow('“shared-2601”已被占用');
  });

  test('exports a campaign as a file, and imports it', async () => {
    const file = (await run('export', { campaign: 'lottery-october' })).replace(/\n+存入 [^\n]*\n?$/, '\n');
    await expect(run('import', { file })).rejects.toThrow('“lottery-october”已被占用');
    await run('import', { file, as: SLUG });
    const revision = await run('import', { file, as: SLUG });
    const number = /的版本 (\d+)/.exec(revision)?.[1];
    const { base, ...read } = JSON.parse(await run('definition', { campaign: SLUG, revision: number }));
    expect(base).toBe(0);
    expect(read).toEqual({ ...definitionOf(lottery), slug: SLUG });
    await expect(run('import', { file: 'process.exit()' })).rejects.toThrow('不是导出的活动');
  });

  test('compares arms of a definition that customers use, and stores the winner with its simulation', async () => {
    const former = await published(await copy(segments(1)));
    const arms = (patch: object) => ({
      experiment: EXPERIMENT,
      arms: [
        { name: 'A', weight: 50 },
        { name: 'B', weight: 50, patch },
      ],
    });
    const wrong = await next(arms({ activities: [], success: { path: 'x' }, hero: { headline: '稳赚' } }));
    await expect(define(wrong)).rejects.toThrow(/arms\.B\.activities：/);
    await expect(define(await next(arms({ success: { path: 'x' } })))).rejects.toThrow(/arms\.B\.success：/);
    await expect(define(await next(arms({ hero: { composition: 'scroll' } })))).rejects.toThrow(/arms\.B\.hero\./);
    await expect(define(await next({ experiment: EXPERIMENT }))).rejects.toThrow('arms：有实验就须有实验组');

    const hero = { composition: 'ticket', headline: '转一转，看手气' };
    const revision = await approved(await next(arms({ hero })));
    expect(JSON.parse(await run('definition', { campaign: SLUG, revision })).arms).toMatchObject([
      {},
      { patch: { hero } },
    ]);
    expect(await run('compare', { campaign: SLUG, revision, other: former, arm: 'B' })).toContain('hero.composition');
    expect(await run('preview', { revision, arm: 'B', brand: 'bfzh' })).toContain(`preview=${revision}-B.`);
    expect(await api.run('pages frames', { campaign: SLUG })).toContain(`${revision}-B`);
    expect(await run('publish', { revision })).toContain('hero.composition');
    await pass();
    expect(await api.run('experiments show', { revision })).toContain('还不能下结论');
    const { token } = await new Visitor(api).join();
    await act(api, token, { slug: SLUG, kind: 'wheel', action: 'spin' });

    const end = (input: object) =>
      api.run('experiments end', { revision, reason: '样本已够', learned: '票券更醒目', ...input }, 'Li Na');
    await run('rollback', { campaign: SLUG, subject: 'definition', revision: former });
    await expect(end({})).rejects.toThrow(/已有人参加[\s\S]*请改为选原版（A 组）/);
    expect(await end({ winner: 'B' })).toContain(`hero.composition\n    - stage\n    + ticket`);
    const winner = String(Number(revision) + 1);
    const { base, arms: left, ...stored } = JSON.parse(await run('definition', { campaign: SLUG, revision: winner }));
    expect([base, left, stored.hero]).toEqual([Number(revision), undefined, { ...stored.hero, ...hero }]);
    expect(await run('simulation', { revision: winner })).toBe(await run('simulation', { revision }));
    await run('approve', { revision: winner }, OTHER);
    await run('publish', { revision: winner });
    await pass();
    expect(await api.run('experiments list')).toMatch(
      new RegExp(`^${revision} .*活动定义 +已结束 .* B +票券更醒目`, 'm'),
    );
  });

  test('reports what does not fit this release: definitions, and texts that are scheduled or wait', async () => {
    expect(await run('check')).toBe('全部适用。');
    const at = api.clock.read();
    const patch = { ...definitionOf(lottery), slug: SLUG, colour: 'red' };
    await publish(database().orm, { subject: 'definition', slug: SLUG, patch, at });
    await publish(database().orm, {
      slug: 'bull-market',
      patch: { hero: { nonsense: 1 } },
      at,
      from: at.getTime() + 9e6,
    });
    const ran = await runOperation(api.services, { operation: 'campaigns check', input: {}, operator: '' });
    expect(ran.failed).toBe(true);
    expect(JSON.stringify(ran.answer)).toMatch(/wheel-2601.*colour.*bull-market.*hero/);
  });
});
