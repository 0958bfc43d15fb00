import { asc, desc } from 'drizzle-orm';
import { OTHER_PAGES } from '@/campaigns/catalogue';
import { catalogueOf } from '@/lib/campaign/catalogue';
import { onlyBuilt } from '../../domain/revisions/follow-revisions';
import { readRevisions } from '../../domain/revisions/store';
import { auditEntries } from '../../platform/database/schema/activities';
import { campaignPointers, campaignRevisions } from '../../platform/database/schema/revisions';
import { describeOnDatabase, TestApi } from '../../testing';
import { EXPERIMENT, writtenTexts } from '../testing/written-texts';

const SLUG = 'bull-market';
const ARMS = [
  { name: 'plain', weight: 50, patch: {} },
  { name: 'calm', weight: 50, patch: { hero: { headline: '看得懂，再上车' } } },
];

describeOnDatabase((database) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await TestApi.on(database());
  });

  const run = (operation: string, input: Record<string, unknown> = {}, operator = 'Li Na') =>
    api.run(`campaigns ${operation}`, input, operator);
  const { edit, approved, published } = writtenTexts((...given) => api.run(...given), SLUG);
  const shown = async (brand = 'bfzh') => {
    const table = await readRevisions(database().orm, api.services.revisions.current());
    return table.shown({ slug: SLUG, brand }, api.clock.read().getTime())?.patch.hero?.headline ?? null;
  };
  const auditLog = async () => {
    const rows = await database().orm.select().from(auditEntries).orderBy(asc(auditEntries.id));
    return rows.map(({ operator, operation }) => `${operator}: ${operation}`);
  };

  test('takes a revision from draft over review and approval to publication, with an entry for each step', async () => {
    const revision = await edit({ hero: { headline: '看得懂，再上车' } });
    expect(await run('list')).toMatch(new RegExp(`^${revision} +bull-market +文案 +全部品牌 +草稿 +Li Na`, 'm'));
    await expect(run('publish', { revision })).rejects.toThrow(`版本 ${revision} 未获批准，当前状态为“草稿”。`);
    await expect(run('approve', { revision }, 'Wang Wei')).rejects.toThrow('请先提交审核');
    await run('submit', { revision });
    await expect(run('approve', { revision }, 'li-na ')).rejects.toThrow('是您本人撰写的');
    expect(await run('diff', { revision })).toContain('  hero.headline\n    - 牛在走，缰在手\n    + 看得懂，再上车');
    await run('approve', { revision }, 'Wang Wei');
    expect(await shown()).toBeNull();
    expect(await run('publish', { revision })).toBe(
      [
        `活动“bull-market”的版本 ${revision}（全部品牌）现已显示。所有服务器将在五秒内生效。`,
        '与访客现在看到的相比：\n  hero.headline\n    - 牛在走，缰在手\n    + 看得懂，再上车',
      ].join('\n'),
    );
    expect(await shown()).toBe('看得懂，再上车');
    expect(await run('list', { campaign: SLUG })).toContain('显示中');
    expect(await run('rollback', { campaign: SLUG })).toContain('活动现在显示原始文案。');
    expect(await shown()).toBeNull();
    expect(await run('list')).toContain('已下线');
    const done = ['edit', 'submit', 'approve', 'publish', 'rollback'].map((step) => `campaigns ${step}`);
    const [author, approver] = ['Li Na', 'Wang Wei'];
    expect(await auditLog()).toEqual(
      [author, author, approver, author, author].map((who, at) => `${who}: ${done[at]}`),
    );
  });

  test('returns a revision in review with a reason, and accepts it again', async () => {
    const revision = await edit({ hero: { headline: '看得懂，再上车' } });
    const reason = '标题再短些';
    await expect(run('return', { revision, reason }, 'Wang Wei')).rejects.toThrow('不在审核中，当前状态为“草稿”。');
    await run('submit', { revision });
    await expect(run('return', { revision, reason: ' ' }, 'Wang Wei')).rejects.toThrow('reason');
    expect(await run('return', { revision, reason }, 'Wang Wei')).toBe(
      `活动“bull-market”的版本 ${revision} 已退回 Li Na 修改：标题再短些`,
    );
    const [entry] = await database().orm.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
    expect(entry).toMatchObject({ operator: 'Wang Wei', operation: 'campaigns return' });
    expect(JSON.stringify(entry)).toContain(reason);
    await expect(run('approve', { revision }, 'Wang Wei')).rejects.toThrow('请先提交审核');
    await run('submit', { revision });
    await run('approve', { revision }, 'Wang Wei');
    await expect(run('return', { revision, reason }, 'Wang Wei')).rejects.toThrow('当前状态为“已批准”。');
  });

  test('lists arms with their differences, and validates each like a revision', async () => {
    const arms = (patch: unknown) => [
      { name: 'plain', weight: 50 },
      { name: 'bold', weight: 50, patch },
    ];
    const text = await run('edit', {
      campaign: SLUG,
      file: JSON.stringify({
        title: '金市专题',
        arms: arms({ hero: { headline: '看得懂，再上车' } }),
        experiment: EXPERIMENT,
      }),
    });
    expect(text).toContain('实验组 plain，占访客 50%：\n  没有差异\n实验组 bold，占访客 50%：\n  hero.headline');
    expect(text.match(/金市专题/g)).toHaveLength(1);
    const [, revision] = /的版本 (\d+)/.exec(text) ?? [];
    expect(await run('diff', { revision })).toContain(
      '实验组 bold，占访客 50%：\n  hero.headline\n    - 牛在走，缰在手',
    );
    expect(await run('list')).toMatch(/ 草稿 .* plain 50、bold 50$/m);
    const file = JSON.stringify({ arms: arms({ hero: { headline: '稳赚不赔' } }), experiment: EXPERIMENT });
    await expect(run('edit', { campaign: SLUG, file })).rejects.toThrow('  有误：arms.bold.hero.headline：');
    expect(await edit({ arms: arms({}), experiment: EXPERIMENT }).catch((error: Error) => error.message)).toContain(
      '没有改动',
    );
  });

  test.each<[string, object, string]>([
    ['arms without an experiment', { arms: ARMS }, 'experiment：有实验组就须有实验'],
    ['an experiment without arms', { experiment: EXPERIMENT }, 'arms：有实验就须有实验组'],
    [
      'a hypothesis of blanks',
      { arms: ARMS, experiment: { ...EXPERIMENT, hypothesis: ' ' } },
      'experiment.hypothesis：',
    ],
    [
      'a share that leaves an arm without',
      { arms: ARMS, experiment: { ...EXPERIMENT, share: 1 } },
      'experiment.share：太小',
    ],
    [
      'plans that the edge could not read',
      {
        arms: ARMS,
        experiment: {
          ...EXPERIMENT,
          plans: Array.from({ length: 20 }, (_, plan) => `${plan}`.repeat(9) + '金'.repeat(80)),
        },
      },
      'experiment.plans：合计过长',
    ],
  ])('rejects %s', async (_, patch, fault) => {
    await expect(edit(patch)).rejects.toThrow(`有误：${fault}`);
  });

  test('gives a revision’s arms and experiment to go on with', async () => {
    const experiment = { ...EXPERIMENT, share: 50, hosts: ['feiyu.example'], devices: ['phone'], plans: ['春季'] };
    const revision = await edit({ title: '金市专题', arms: ARMS, experiment });
    const text = JSON.parse(await run('text', { campaign: SLUG, revision }));
    expect([text.title, text.arms, text.experiment]).toEqual(['金市专题', ARMS, experiment]);
    await edit({ ...text, experiment: EXPERIMENT });
    const rows = await database().orm.select().from(campaignRevisions).orderBy(asc(campaignRevisions.id));
    expect(rows.map((row) => row.experiment)).toEqual([experiment, { ...EXPERIMENT, share: 100 }]);
    // What an experiment is about changes no page.
    expect(rows[0]?.digest).toBe(rows[1]?.digest);
  });

  test('rolls back to one previous revision after another', async () => {
    await published('甲句');
    const second = await published('乙句');
    expect(await shown()).toBe('乙句');
    expect(await run('publish', { revision: second })).toContain('已发布');
    await run('rollback', { campaign: SLUG });
    expect(await shown()).toBe('甲句');
    await run('publish', { revision: second });
    expect(await shown()).toBe('乙句');
    await run('rollback', { campaign: SLUG });
    await run('rollback', { campaign: SLUG });
    expect(await shown()).toBeNull();
    await expect(run('rollback', { campaign: SLUG })).rejects.toThrow('显示这样的版本');
  });

  test('rejects a revision that was taken from an older state, with what it would undo', async () => {
    const file = JSON.parse(await run('text', { campaign: SLUG }));
    const [early, reviewed, ready] = await Promise.all([
      edit({ theme: 'jade' }),
      edit({ theme: 'jade' }),
      approved('还没发布'),
    ]);
    await run('submit', { revision: reviewed });
    const live = await published('甲的标题');
    const stale = `基于原始文案，但访客现在看到的是版本 ${live}。`;
    const undone = '  hero.headline\n    - 甲的标题\n    + 牛在走，缰在手';
    const late = await edit({ ...file, theme: 'jade' });
    for (const revision of [early, late]) {
      await expect(run('submit', { revision })).rejects.toThrow(stale);
      await expect(run('submit', { revision })).rejects.toThrow(undone);
    }
    await expect(run('approve', { revision: reviewed }, 'Wang Wei')).rejects.toThrow(undone);
    await expect(run('publish', { revision: ready })).rejects.toThrow(stale);
    expect(await run('diff', { revision: late })).toContain(stale);
    expect(await shown()).toBe('甲的标题');

    const current = JSON.parse(await run('text', { campaign: SLUG }));
    const revision = await edit({ ...current, theme: 'jade' });
    expect(await run('submit', { revision })).toContain('与访客现在看到的相比：\n  theme\n');
    expect(await run('approve', { revision }, 'Wang Wei')).toContain('与访客现在看到的相比：\n  theme\n');
    await run('publish', { revision });
    expect(await shown()).toBe('甲的标题');
    await expect(edit({ base: 'now', theme: 'jade' })).rejects.toThrow('base：须为版本编号');
  });

  test('rejects a file without a base while visitors see a revision', async () => {
    const live = await published('给一家', { brand: 'bfzh' });
    const file = JSON.stringify({ theme: 'jade' });
    await expect(run('edit', { campaign: SLUG, brand: 'bfzh', file })).rejects.toThrow(
      `缺少 base：访客现在看到的是版本 ${live}。请取现有文案（其中有 base），在它上面修改。`,
    );
    expect(await run('edit', { campaign: SLUG, file })).toContain('已存为草稿');
  });

  test('says in every step which experiment a revision or a rollback ends', async () => {
    const experiment = await edit({ arms: ARMS, experiment: EXPERIMENT });
    const steps = async (revision: string) => [
      await run('diff', { revision }),
      await run('submit', { revision }),
      await run('approve', { revision }, 'Wang Wei'),
      await run('publish', { revision }),
    ];
    const ends = `实验（版本 ${experiment}，实验组 plain、calm，2026-06-01 12:00 开始）将结束。`;
    for (const answer of await steps(experiment)) expect(answer).not.toContain('将结束');
    const file = JSON.stringify({ base: Number(experiment), theme: 'jade' });
    const stored = await run('edit', { campaign: SLUG, file });
    expect(stored).toContain(ends);
    for (const answer of await steps(/\d+/.exec(stored)?.[0] ?? '')) expect(answer).toContain(ends);
    expect(await run('rollback', { campaign: SLUG })).not.toContain('将结束');
    expect(await run('rollback', { campaign: SLUG })).toContain(ends);
  });

  test('rejects a begin at which another revision than its base is shown', async () => {
    const [first, second] = [await approved('节日'), await approved('平日')];
    await run('publish', { revision: first, from: '2026-06-05', to: '2026-06-06' });
    await expect(run('publish', { revision: second, from: '2026-06-06' })).rejects.toThrow(
      `基于原始文案，但访客届时看到的是版本 ${first}。请先撤下后者`,
    );
    expect(await run('publish', { revision: second, from: '2026-06-07' })).toContain('与访客届时看到的相比：');
  });

  test('reports a scheduled revision that a later one hides', async () => {
    const scheduled = await published('节日', {}, { from: '2026-06-05' });
    const revision = await approved('平日');
    expect(await run('publish', { revision })).toContain(
      `已排期的版本 ${scheduled}（2026-06-05 00:00:00 起）在本版本显示期间不会显示。`,
    );
  });

  test('prefers a brand’s own revision, and rolls back each separately', async () => {
    await published('给大家');
    await published('给一家', { brand: 'bfzh' });
    expect([await shown('bfzh'), await shown('gjs2')]).toEqual(['给一家', '给大家']);
    await run('rollback', { campaign: SLUG });
    expect([await shown('bfzh'), await shown('gjs2')]).toEqual(['给一家', null]);
    await run('rollback', { campaign: SLUG, brand: 'bfzh' });
    expect(await shown('bfzh')).toBeNull();
    await expect(edit({ title: '题' }, { brand: 'nobody' })).rejects.toThrow('brand：没有此品牌');
  });

  test('shows a revision for a period, to the second, then the previous one again', async () => {
    // The test clock is at 2026-06-01 12:00 in Beijing.
    await published('平日');
    await published('节日', {}, { from: '2026-06-01T12:00:10', to: '2026-06-01T12:00:20' });
    expect(await run('list')).toContain('已批准，待显示');
    const at = async (seconds: number) => {
      api.clock.move(seconds * 1_000 - (api.clock.read().getTime() - Date.parse('2026-06-01T12:00:00+08:00')));
      return shown();
    };
    expect([await at(9.999), await at(10), await at(19.999), await at(20)]).toEqual(['平日', '节日', '节日', '平日']);
    const late = await approved('晚了');
    await expect(run('publish', { revision: late, to: '2026-05-01' })).rejects.toThrow('--to：2026-05-02 00:00 已过');
    await expect(run('publish', { revision: late, from: '2026-05-01' })).rejects.toThrow(
      '--from：2026-05-01 00:00 已过',
    );
    await expect(run('publish', { revision: late, from: '2027-12-01' })).rejects.toThrow('在一年以后');
    await expect(run('publish', { revision: late, from: '2026-07-02', to: '2026-07-01' })).rejects.toThrow(
      '结束时间须晚于开始时间',
    );
    await expect(run('publish', { revision: late, from: 'soon' })).rejects.toThrow('--from 须为北京时间的日期');
  });

  test('withdraws a scheduled revision by its number without changing the current one', async () => {
    await published('现在');
    const later = await published('以后', {}, { from: '2027-01-01' });
    await run('rollback', { campaign: SLUG, revision: later });
    expect(await shown()).toBe('现在');
    expect(await run('list')).toContain('已下线');
  });

  test('an edited file stores only the fields that differ from the definition', async () => {
    await published('已经换过');
    const whole = JSON.parse(await run('text', { campaign: SLUG }));
    expect(whole.hero.headline).toBe('已经换过');
    await edit({ ...whole, theme: 'jade' });
    const rows = await database().orm.select().from(campaignRevisions).orderBy(asc(campaignRevisions.id));
    expect(rows.at(-1)?.patch).toEqual({ hero: { headline: '已经换过' }, theme: 'jade' });
    await expect(edit(JSON.parse(await run('text', { campaign: 'bull-market', brand: 'gjs2' })))).resolves.toMatch(
      /\d/,
    );
    await run('rollback', { campaign: SLUG });
    await expect(edit(JSON.parse(await run('text', { campaign: SLUG })))).rejects.toThrow('没有改动');
  });

  test.each<[object, string]>([
    [{ hero: { lead: '跟着做，稳赚。' } }, 'hero.lead：广告禁用词：稳赚'],
    [{ hero: { lead: '满 $888。' } }, 'hero.lead：数字 $888 须写成占位符'],
    [{ hero: { headline: '一句话说清能做什么' } }, 'hero.headline：还是模板里的文字，请改写：一句话说清能做什么'],
  ])('rejects %j with the campaign and the field', async (patch, fault) => {
    await expect(edit(patch)).rejects.toThrow(`此文案不能用于活动“bull-market”：\n  有误：${fault}`);
    expect(await database().orm.select().from(campaignRevisions)).toEqual([]);
    expect(await auditLog()).toEqual([]);
  });

  test('rejects invalid JSON, and unknown campaigns and revisions', async () => {
    await expect(run('edit', { campaign: SLUG, file: 'hero:' })).rejects.toThrow('文件不是有效的 JSON。');
    await expect(run('edit', { campaign: 'none', file: '{}' })).rejects.toThrow('没有“none”这个活动');
    await expect(run('diff', { revision: '7' })).rejects.toThrow('没有编号为 7 的版本。');
    await expect(run('publish', { revision: 'x' })).rejects.toThrow('revision：须为版本编号');
  });

  test('publishes one of several revisions of one state, also at the same time', async () => {
    const revisions = await Promise.all(['甲', '乙', '丙', '丁'].map((headline) => approved(`${headline}版`)));
    const published = await Promise.allSettled(revisions.map((revision) => run('publish', { revision })));
    expect(published.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected']);
    const rows = await database().orm.select().from(campaignPointers).orderBy(asc(campaignPointers.version));
    expect(rows.map(({ version, entries }) => [version, (entries as unknown[]).length])).toEqual([[1, 1]]);
    expect(await shown()).toMatch(/^.版$/);
  });

  test('reports and does not show a revision that no longer fits the definition', async () => {
    const revision = await published('还在');
    const [stored] = await database().orm.select().from(campaignRevisions);
    expect(stored?.id).toBe(Number(revision));
    const newer = api.services.campaigns.map(({ form: _, success: _after, ...campaign }) =>
      campaign.slug === SLUG ? { ...campaign, form: undefined, success: undefined, activities: [] } : campaign,
    ) as unknown as typeof api.services.campaigns;
    const table = await readRevisions(database().orm, onlyBuilt(catalogueOf(newer, OTHER_PAGES)).current());
    expect(table.mistakes).toEqual([expect.stringContaining(`revision ${revision} of bull-market: activities: `)]);
    expect(table.shown({ slug: SLUG, brand: 'bfzh' }, Date.now())).toBeUndefined();
  });

  test('accepts dates that operators have set', async () => {
    const patch = { hero: { lead: '截至 {period.to}。' } };
    await expect(edit(patch)).rejects.toThrow('hero.lead：没有占位符 {period.to}');
    await api.run('dates', { campaign: SLUG, begins: '2026-01-01', ends: '2027-03-09' });
    const revision = await edit(patch);
    await run('submit', { revision });
    await run('approve', { revision }, 'Wang Wei');
    await run('publish', { revision });
    const table = await readRevisions(database().orm, api.services.revisions.current());
    expect(table.mistakes).toEqual([]);
    expect(table.shown({ slug: SLUG, brand: 'bfzh' }, Date.now())?.patch).toEqual({
      hero: { lead: '截至 2027年3月9日。' },
    });
  });
});
