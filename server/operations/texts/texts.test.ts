import { PREVIEW_PARAMETER } from '@/lib/query/preview-parameter';
import { findPreview } from '../../domain/revisions/previews';
import { campaignRevisions } from '../../platform/database/schema/revisions';
import { describeOnDatabase, TestApi } from '../../testing';
import { COMPARED, writtenTexts } from '../testing/written-texts';

const SLUG = 'bull-market';
const BEFORE = '牛在走，缰在手';

describeOnDatabase((database) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await TestApi.on(database());
  });

  const run = (operation: string, input: Record<string, unknown> = {}, operator = 'Li Na') =>
    api.run(`campaigns ${operation}`, input, operator);
  const { edit, published } = writtenTexts((...given) => api.run(...given), SLUG);
  const rowOf = async (text: Promise<string>, pattern: RegExp) =>
    (await text).split('\n').find((line) => pattern.test(line));

  test('the overview has a row per campaign, and one per brand with a text of its own', async () => {
    expect(await rowOf(run('board'), /^bull-market /)).toMatch(/全部品牌 +原始文案 +- +牛在走，缰在手 +- /);
    const live = await published('看得懂，再上车');
    const own = await edit('给一家', { brand: 'bfzh' });
    await run('submit', { revision: own });
    await edit('再写一句', { brand: 'bfzh' });
    const later = await published('明年见', {}, { from: '2027-01-01' });
    const rows = (await run('board')).split('\n').filter((line) => line.startsWith('bull-market '));
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(new RegExp(`全部品牌 +${live} .*看得懂，再上车 +${later} +2027-01-01 00:00 +- `));
    expect(rows[1]).toMatch(new RegExp(`bfzh +${live} .* ${own} +待审核 +Li Na`));
  });

  test('lists the revisions of a campaign newest first, with the comment that returned one', async () => {
    const first = await published('看得懂，再上车');
    const second = await edit('给一家', { brand: 'bfzh' });
    await run('submit', { revision: second });
    await run('return', { revision: second, reason: '标题再短些' }, 'Wang Wei');
    const lines = (await run('revisions', { campaign: SLUG, brand: 'bfzh' })).split('\n').slice(1);
    expect(lines[0]).toMatch(new RegExp(`^${second} +bfzh +草稿 .*标题再短些`));
    expect(lines[1]).toMatch(new RegExp(`^${first} +全部品牌 +显示中 .*Wang Wei`));
    expect(await run('revisions', { campaign: SLUG, brand: 'gjs2' })).not.toContain('标题再短些');
  });

  test('names the figures that texts may use', async () => {
    const text = await run('figures', { campaign: 'cgold' });
    expect(text).toMatch(/^age +18 /m);
    expect(text).toMatch(/ 美元$/m);
  });

  test('shows a text without storing it, and names what is wrong with it', async () => {
    const show = (file: unknown) => run('preview-text', { campaign: SLUG, file: JSON.stringify(file), brand: 'bfzh' });
    const text = await show({ base: 0, hero: { headline: '还没人见过' } });
    const [address = ''] = /http\S+/.exec(text) ?? [];
    const url = new URL(address);
    expect(url.host).toBe('bfzh.localhost:3000');
    const token = url.searchParams.get(PREVIEW_PARAMETER) ?? '';
    expect(await findPreview(api.services, token)).toMatchObject({
      slug: SLUG,
      brand: 'bfzh',
      patch: { hero: { headline: '还没人见过' } },
    });
    for (const wrong of [`${token}x`, token.replace('~', '~A'), `~.${token}`])
      expect(await findPreview(api.services, wrong)).toBeUndefined();
    api.clock.move(3_600_000);
    expect(await findPreview(api.services, token)).toBeUndefined();
    expect(await database().orm.select().from(campaignRevisions)).toEqual([]);
    await expect(show({ hero: { lead: '跟着做，稳赚。' } })).rejects.toThrow('hero.lead：广告禁用词：稳赚');
    await expect(show({})).resolves.toContain('http');
  });

  test('compares revisions with each other and with the definition', async () => {
    const first = await published('看得懂，再上车');
    const second = await edit('再写一句');
    const compare = (revision: string, other: string) => run('compare', { campaign: SLUG, revision, other });
    expect(await compare(second, first)).toMatch(/hero\.headline +看得懂，再上车 +再写一句/);
    expect(await compare('0', second)).toMatch(new RegExp(`hero\\.headline +再写一句 +${BEFORE}`));
    expect(await compare(first, first)).toBe('没有差异。');
    await expect(run('compare', { campaign: 'cgold', revision: first, other: '0' })).rejects.toThrow(
      `版本 ${first} 属于活动“bull-market”。`,
    );
  });

  test('compares each arm of a revision, and lists the arms', async () => {
    const revision = await edit(COMPARED);
    const compare = (arm?: string) => run('compare', { campaign: SLUG, revision, other: '0', arm });
    expect(await compare('calm')).toMatch(new RegExp(`hero\\.headline +${BEFORE} +看得懂，再上车`));
    for (const arm of ['plain', undefined]) expect(await compare(arm)).toBe('没有差异。');
    await expect(compare('bold')).rejects.toThrow(`版本 ${revision} 没有实验组“bold”。`);
    expect(await run('revisions', { campaign: SLUG })).toContain('plain 50、calm 50');
  });

  test('gives the text of a revision to go on with', async () => {
    const live = await published('看得懂，再上车');
    const draft = await edit('再写一句');
    const text = JSON.parse(await run('text', { campaign: SLUG, revision: draft }));
    expect([text.base, text.hero.headline]).toEqual([Number(live), '再写一句']);
  });

  test('lists headlines as they were shown, with their figures', async () => {
    await published('{age}岁起');
    expect(await run('shown', { campaign: SLUG, brand: 'bfzh' })).toContain('18岁起');
  });

  test('lists what was shown on a day', async () => {
    // The test clock is at 2026-06-01 12:00 in Beijing.
    const first = await published('看得懂，再上车');
    const party = await published('节日', {}, { from: '2026-06-03', to: '2026-06-03' });
    const on = async (day: string) => {
      const text = await run('shown', { campaign: SLUG, brand: 'bfzh', on: day });
      return text
        .split('\n')
        .slice(1)
        .map((line) => line.split(/ {2,}/)[0]);
    };
    expect(await on('2026-05-31')).toEqual(['原始文案']);
    expect(await on('2026-06-01')).toEqual([first, '原始文案']);
    expect(await on('2026-06-03')).toEqual([party]);
    expect(await on('2026-06-04')).toEqual([first]);
    await expect(on('yesterday')).rejects.toThrow('on：须为日期');
  });

  test('discards a revision that was never published, once', async () => {
    const revision = await edit('再写一句');
    expect(await run('discard', { revision })).toBe(`活动“bull-market”的版本 ${revision}（Li Na 撰写）已作废。`);
    expect(await run('discard', { revision })).toBe(`版本 ${revision} 早已作废。`);
    await expect(run('approve', { revision }, 'Wang Wei')).rejects.toThrow('不在审核中，当前状态为“已作废”');
    await expect(run('publish', { revision })).rejects.toThrow('未获批准，当前状态为“已作废”');
    expect(await run('list')).toMatch(/ 已作废 /);
    expect(await rowOf(run('board'), /^bull-market /)).not.toContain('Li Na');
    const live = await published('看得懂，再上车');
    await expect(run('discard', { revision: live })).rejects.toThrow(`版本 ${live} 已发布过`);
  });
});
