import { asc, eq } from 'drizzle-orm';
import type { ArmResult, Result, Verdict } from '@/lib/experiment/result';
import { auditEntries } from '../../platform/database/schema/activities';
import { campaignRevisions, endedExperiments } from '../../platform/database/schema/revisions';
import { describeOnDatabase, TestApi } from '../../testing';
import { renderAnswer } from '../common/render-answer';
import { noticesOf } from '../notices/experiments';
import { COMPARED, EXPERIMENT, writtenTexts } from '../testing/written-texts';
import type { ShownExperiment } from './find-experiment';
import { planSentences } from './plan';
import { answerOf, verdictSentence } from './show';

const SLUG = 'bull-market';
const reason = '样本已够';
const learned = '短标题更好懂';
const REVISION = { ...COMPARED, title: '金市专题', hero: { lead: '先看懂，再动手。' } };

type Range = readonly [low: number, estimate: number, high: number];
const change = ([low, estimate, high]: Range) => ({ low, estimate, high, p: 0.01 });
const TALLY = { visitors: 900, phones: 90, codes: 80, accounts: 40, verified: 20, deposits: 9, dollars: 9_000 };
const FIRST: ArmResult = {
  ...{ name: 'plain', weight: 50, tally: { ...TALLY, loaded: 0, loadTime: 0, loadTimeSquared: 0 }, rate: 0.04 },
  ...{ change: null, accounts: null, dollars: null },
};
const GAINED = { accounts: { low: 20, estimate: 96.2, high: 180 }, dollars: { low: 1, estimate: 1_234.5, high: 9 } };
const COST = { arm: 'calm', guardrail: 'cost' as const, change: change([0.12, 0.25, 0.4]), limit: 0.1, broken: true };

/** The result of two arms with a change of the second one. */
function resultOf(verdict: Verdict, range: Range | null = null): Result {
  return {
    ...{ verdict, counted: 1_800, waiting: 30, needed: 79_000, history: [], segments: [] },
    ratio: {
      p: 0.5,
      arms: [
        { name: 'plain', expected: 900, seen: 930 },
        { name: 'calm', expected: 900.4, seen: 1_200 },
      ],
    },
    arms: [FIRST, { ...FIRST, ...GAINED, name: 'calm', change: range && change(range) }],
    guardrails: verdict.code === 'broken' ? [COST] : [],
  };
}

const BETTER = resultOf({ code: 'better', arm: 'calm' }, [0.031, 0.12, 0.22]);
const BROKEN = resultOf({ code: 'broken', arm: 'calm', guardrail: 'cost' });
const MISMATCH = resultOf({ code: 'mismatch' });

test.each<[Result, string]>([
  [MISMATCH, '不显示结果：calm 组应有 900 名访客，实有 1,200 名，'],
  [BROKEN, 'calm 组的每户成本高 25%（区间 12% 至 40%），超过限度 10%。'],
  [resultOf({ code: 'early' }), '还不能下结论：只计入了 1,800 名访客，每组需要 79,000 名。'],
  [BETTER, 'calm 组更好：开户率高 12%（区间 3.1% 至 22%），全部访客都看它，每月约多 96 户。'],
  [resultOf({ code: 'worse' }, [-0.2, -0.12, -0.04]), 'calm 组不如 plain 组：开户率低 12%（区间 4% 至 20%）。'],
  [resultOf({ code: 'equal' }, [-0.05, 0.01, 0.06]), '没有值得做的差别：calm 组开户率的变化在 -5% 至 6% 之间。'],
  [
    resultOf({ code: 'undecided', days: 12 }, [-0.05, 0.1, 0.3]),
    '还没有结论：calm 组开户率的变化在 -5% 至 30% 之间，按计划还要 12 天。',
  ],
  [resultOf({ code: 'undecided', days: null }), '还没有结论。'],
])('a verdict is a sentence for a marketer: %#', (result, text) => {
  expect(renderAnswer([verdictSentence(result, 'accounts')])).toContain(text);
});

test('counts a gain in what the measure counts', () => {
  expect(renderAnswer([verdictSentence(BETTER, 'deposits')])).toContain('首次入金率高 12%');
  expect(renderAnswer([verdictSentence(BETTER, 'deposits')])).toContain('每月约多入金 $1,235。');
  expect(renderAnswer([verdictSentence(BETTER, 'verified')])).not.toContain('每月');
});

test('shows the visitors of each arm if they mismatch, and warns of differences that were found afterwards', () => {
  const found: ShownExperiment = {
    ...{
      revision: { id: 7, subject: 'text', slug: SLUG, brand: null },
      experiment: { ...EXPERIMENT, share: 50 },
      state: 'running',
    },
    ...{ from: new Date('2026-06-01T04:00:00Z'), to: null, ended: null },
  };
  const tables = (result: Result) => answerOf(found, result).flatMap((part) => ('table' in part ? part.table : []));
  expect(tables(MISMATCH)).toEqual(['experiment', 'experiment_ratio', 'experiment_arms']);
  const segment = { segment: 'host' as const, value: 'gold.example', arm: 'calm', visitors: 300, sure: false };
  const result = { ...BETTER, segments: [{ ...segment, change: change([-0.1, 0.2, 0.6]) }] };
  expect(tables(result)).toEqual(['experiment', 'experiment_arms', 'experiment_segments']);
  expect(renderAnswer(answerOf(found, result))).toMatch(/只是线索[\s\S]*gold\.example .*不足为凭/);
});

test('a broken guardrail or a mismatch is a notice for those who may end the experiment', () => {
  const ofBrand = { revision: { id: 7, subject: 'text' as const, slug: SLUG, brand: 'bfzh' } };
  const [broken] = noticesOf(ofBrand, BROKEN);
  expect(broken).toMatchObject({ audience: { permission: 'roll-back', brands: ['bfzh'] } });
  expect(broken && renderAnswer([broken.what])).toBe(
    '实验（版本 7，活动“bull-market”）：calm 组的每户成本已超过限度，建议停止。',
  );
  expect(noticesOf(ofBrand, MISMATCH)).toMatchObject([{ what: { code: 'notice_experiment_mismatch' } }]);
  expect(noticesOf(ofBrand, BETTER)).toEqual([]);
});

test.each([
  [1_200, 10, /^按现在每天 1,200 名访客、4\.0% 的开户率，每组需要 [\d,]+ 名访客，约 \d+ 天。$/],
  [1_200, 3, /天。超过半年，太久；30 天能看出的，是 \d\d% 以上的提升。$/],
  [2, 3, /天。超过半年，太久；访客太少，30 天内再大的提升也看不出来。$/],
])(
  'plans an experiment honestly with %i visitors a day and an effect of %i percent',
  (visitorsDaily, smallest, text) => {
    const given = { measure: 'accounts' as const, arms: 2, share: 1, rate: 0.04, visitorsDaily };
    expect(renderAnswer(planSentences({ ...given, smallest: smallest / 100 }))).toMatch(text);
  },
);

describeOnDatabase((database) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await TestApi.on(database());
  });
  const run = (operation: string, input: Record<string, unknown> = {}, operator = 'Li Na') =>
    api.run(operation, input, operator);
  const { approved, edit, published } = writtenTexts((...given) => api.run(...given), SLUG);
  const end = (revision: string, more: Record<string, unknown> = {}) =>
    run('experiments end', { revision, reason, learned, ...more });

  test('an experiment runs until an operator ends it with a winner, which all visitors see after its review', async () => {
    const revision = await approved(REVISION);
    expect(await run('experiments list')).toMatch(/^\d+ +bull-market +全部品牌 +文案 +未开始 +短标题更容易看懂/m);
    expect(await run('experiments show', { revision })).toContain('还没有开始');
    await expect(end(revision)).rejects.toThrow(`版本 ${revision} 的实验未开始，不能结束。`);
    await run('campaigns publish', { revision });
    expect(await run('experiments list')).toMatch(/进行中 .* plain、calm +2026-06-01 12:00 +- /);
    expect(await run('experiments show', { revision })).toContain('还不能下结论');
    expect(await run('waiting')).not.toContain('实验（');

    await expect(end(revision, { winner: 'bold' })).rejects.toThrow('没有实验组“bold”');
    await expect(end(revision, { learned: ' ' })).rejects.toThrow('learned：不能为空');
    const ended = await end(revision, { winner: 'calm' });
    const next = String(Number(revision) + 1);
    expect(ended).toContain(`活动“bull-market”的实验（版本 ${revision}）已结束，结果留存。`);
    expect(ended).toContain(`calm 组的内容已存为新版本 ${next} 并送审`);
    expect(ended).toContain('hero.headline\n    - 牛在走，缰在手\n    + 看得懂，再上车');
    expect(await run('experiments list')).toMatch(/已结束 .* calm +短标题更好懂$/m);
    await expect(end(revision)).rejects.toThrow('已结束，不能结束');

    const { id } = campaignRevisions;
    const [stored] = await database()
      .orm.select()
      .from(campaignRevisions)
      .where(eq(id, Number(next)));
    expect(stored).toMatchObject({ state: 'in-review', author: 'Li Na', base: Number(revision) });
    expect(stored).toMatchObject({ arms: null, experiment: null });
    expect(stored?.patch).toEqual({
      title: '金市专题',
      hero: { lead: '先看懂，再动手。', headline: '看得懂，再上车' },
    });
    await expect(run('campaigns approve', { revision: next })).rejects.toThrow('是您本人撰写的');
    await run('campaigns approve', { revision: next }, 'Wang Wei');
    const shown = await run('campaigns publish', { revision: next });
    expect(shown).toContain('将不再显示，实验的结果仍可查看。');
    expect(shown).not.toContain('将结束');
  });

  test('shows the result that was stored at the end, although visitors are removed', async () => {
    const revision = await published(REVISION);
    await end(revision, { winner: 'plain' });
    await database().orm.update(endedExperiments).set({ result: BROKEN });
    const shown = await run('experiments show', { revision });
    expect(shown).toContain('calm 组的每户成本高 25%');
    expect(shown).toMatch(/ plain +\d+ +Li Na +样本已够 +短标题更好懂$/m);
    expect(shown).toMatch(/calm +每户成本 +\+12\.0% +\+25\.0% +\+40\.0% +\+10\.0% +已突破/);
  });

  test('without a winner withdraws the experiment, with one entry in the audit log', async () => {
    const revision = await published(REVISION);
    expect(await end(revision)).toContain(`的版本 ${revision}（全部品牌）已撤下，活动现在显示原始文案。`);
    expect(await run('campaigns list')).toContain('已下线');
    const entries = await database().orm.select().from(auditEntries).orderBy(asc(auditEntries.id));
    expect(entries.at(-2)?.operation).toBe('campaigns publish');
    expect(entries.at(-1)).toMatchObject({
      operation: 'experiments end',
      details: { campaign: SLUG, revision: Number(revision), withdrawn: Number(revision), reason, learned },
    });
  });

  test('ends once, although two operators end it at the same time', async () => {
    const revision = await published(REVISION);
    const ended = await Promise.allSettled([end(revision, { winner: 'calm' }), end(revision)]);
    expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(ended).toContainEqual({
      status: 'rejected',
      reason: expect.objectContaining({ code: 'experiment_is_not_running' }),
    });
  });

  test('ends when another revision replaces it', async () => {
    const revision = await published(REVISION);
    api.clock.move(60_000);
    await published({ theme: 'jade' });
    expect(await run('experiments list')).toMatch(/已结束 .* 2026-06-01 12:00 +2026-06-01 12:01 +- +-$/m);
    expect(await run('experiments show', { revision })).toContain('还不能下结论');
    await expect(end(revision)).rejects.toThrow('已结束，不能结束');
    await expect(run('experiments show', { revision: await edit({ theme: 'jade' }) })).rejects.toThrow('没有实验');
  });

  test('goes on when it is published again after a rollback', async () => {
    const revision = await published(REVISION);
    api.clock.move(60_000);
    await run('campaigns rollback', { campaign: SLUG });
    api.clock.move(60_000);
    await run('campaigns publish', { revision });
    expect(await run('experiments list')).toMatch(/进行中 .* 2026-06-01 12:00 +- /);
    expect(await end(revision)).toContain('已撤下');
  });

  test('all visitors see the original again if its arm wins', async () => {
    const revision = await published(COMPARED);
    await end(revision, { winner: 'plain' });
    const next = String(Number(revision) + 1);
    await run('campaigns approve', { revision: next }, 'Wang Wei');
    await run('campaigns publish', { revision: next });
    expect(await run('campaigns list')).toMatch(new RegExp(`^${next} .*显示中`, 'm'));
  });

  test('says honestly that it cannot plan without visitors', async () => {
    const plan = { campaign: SLUG, measure: 'deposits', smallest: '10' };
    expect(await run('experiments plan', plan)).toContain('最近 28 天没有访客，还不能估算。');
    await expect(run('experiments plan', { ...plan, arms: '9' })).rejects.toThrow('arms：须为 2 至 8 的整数');
  });
});
