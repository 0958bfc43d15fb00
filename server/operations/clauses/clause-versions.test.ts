import { desc } from 'drizzle-orm';
import { clauses } from '@/clauses';
import { clauseFaults } from '../../domain/revisions/clause-versions';
import { campaignRevisions } from '../../platform/database/schema/revisions';
import { describeOnDatabase, TestApi } from '../../testing';

test('every built clause fits the rules of stored ones, with a higher version', () => {
  const faults = clauses.map((clause) => clauseFaults({ ...clause, version: '9.0' }, clause.slug, []));
  expect(faults).toEqual(clauses.map(() => []));
});

describeOnDatabase((database) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await TestApi.on(database());
  });

  test('stores a clause with a higher version as a draft, with its differences by article', async () => {
    const text = await api.run('clauses text', { clause: 'disclaimer' });
    const { sections, version, ...clause } = JSON.parse(text);
    const [{ articles, ...section }, ...others] = sections;
    const edit = (changes: object) => {
      const file = JSON.stringify({ ...clause, sections, version: '9.1', ...changes });
      return api.run('clauses edit', { clause: 'disclaimer', file });
    };
    for (const [changes, fault] of [
      [{ version }, `version：须高于 ${version}`],
      [{ slug: 'introduction' }, 'slug：须为 disclaimer'],
      [{ effectiveOn: '2026-12-01' }, '没有这样的字段：effectiveOn'],
      [{ sections: others }, `sections：不能缺少 ${section.id} 一节`],
      [{ summary: '稳赚不赔。' }, '含有广告禁用词“稳赚”'],
      [{ summary: '绯羽贵金属发布。' }, '请用占位符代替“'],
    ] as const)
      await expect(edit(changes)).rejects.toThrow(fault);
    const changed = [
      { ...section, articles: [{ ...articles[0], text: '新的一条。' }, ...articles.slice(1)] },
      ...others,
    ];
    const answer = await edit({ sections: changed, asksAgain: true });
    expect(answer).toContain('生效后，同意过旧版的客户须重新同意。');
    expect(answer).toMatch(new RegExp(`^  sections\\.${section.id}\\.articles\\.0\n    - .+\n    \\+ 新的一条。`, 'm'));
    expect(answer.match(/^ {2}sections/gm)).toHaveLength(1);
    await expect(edit({})).rejects.toThrow('version：须高于 9.1');
    const [stored] = await database().orm.select().from(campaignRevisions).orderBy(desc(campaignRevisions.id));
    const written = { subject: 'clause', slug: 'disclaimer', brand: null, base: 0, state: 'draft', author: 'Li Na' };
    expect(stored).toMatchObject(written);
  });
});
