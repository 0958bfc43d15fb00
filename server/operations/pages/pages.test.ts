import { pages } from '@/campaigns/catalogue';
import { findPreview } from '../../domain/revisions/previews';
import { describeOnDatabase, TestApi } from '../../testing';
import { EXPERIMENT } from '../testing/written-texts';

const ARMS = [
  { name: 'calm', weight: 50, patch: { hero: { headline: '看得懂，再上车' } } },
  { name: 'bold', weight: 50, patch: { hero: { headline: '先看盘，再出手' } } },
];
const HALF_DAY = 12 * 3_600_000;

describeOnDatabase((database) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await TestApi.on(database());
  });

  const run = (operation: string, input: Record<string, unknown> = {}) => api.run(operation, input, 'Li Na');
  const edit = async (file: object, campaign = 'bull-market') =>
    /\d+/.exec(await run('campaigns edit', { campaign, file: JSON.stringify(file) }))?.[0] ?? '';
  const lineOf = (text: string, pattern: RegExp) => text.split('\n').find((line) => pattern.test(line)) ?? '';
  const tokenIn = (line: string) => /\S+\s*$/.exec(line)?.[0].trim() ?? '';

  test('lists every page of the catalogue with its kind, campaign and status, and the origin of every brand', async () => {
    await run('dates', { campaign: 'bull-market', ends: '2027-01-31' });
    const text = await run('pages list');
    for (const { path } of pages) expect(text).toContain(`${path} `);
    expect(lineOf(text, /^\/bull-market /)).toMatch(/ 活动 +bull-market .* 进行中 .* 2027-02-01 00:00/);
    expect(lineOf(text, /^\/bull-market\/success /)).toContain(' 开户成功页 ');
    expect(lineOf(text, /^\/clause\/disclaimer /)).toMatch(/免责声明 +条款 +- /);
    expect(lineOf(text, /^bfzh /)).toMatch(/^bfzh +http/);
  });

  test('lists what visitors see, and the revisions and arms of campaigns that were not discarded', async () => {
    const first = await edit({ hero: { headline: '旧的' } });
    await run('campaigns discard', { revision: first });
    const second = await edit({ arms: ARMS, experiment: EXPERIMENT });
    const other = await edit({ hero: { headline: '别处' } }, 'cgold');
    expect((await run('pages frames')).split('\n')).toHaveLength(2);
    const text = await run('pages frames', { campaign: 'bull-market,cgold' });
    expect([...text.matchAll(/^(?:live|\d+\S*) /gm)].map(([label]) => label.trim())).toEqual([
      'live',
      other,
      second,
      `${second}-calm`,
      `${second}-bold`,
    ]);
    expect(lineOf(text, new RegExp(`^${second}-bold `))).toMatch(/bull-market +全部品牌 +草稿 +Li Na /);
    await expect(run('pages frames', { campaign: 'none' })).rejects.toThrow('none');
  });

  test('gives each a token that shows it for at least half a day, and that stays the same meanwhile', async () => {
    const revision = await edit({ arms: ARMS, experiment: EXPERIMENT });
    const framesNow = () => run('pages frames', { campaign: 'bull-market' });
    const text = await framesNow();
    const find = (pattern: RegExp) => findPreview(api.services, tokenIn(lineOf(text, pattern)));
    expect(await find(/^live /)).toBe('live');
    expect(await find(new RegExp(`^${revision}-bold `))).toMatchObject({
      slug: 'bull-market',
      patch: { hero: { headline: '先看盘，再出手' } },
    });
    const forged = tokenIn(lineOf(text, /^live /)).replace('*', `*${revision}`);
    expect(await findPreview(api.services, forged)).toBeUndefined();
    api.clock.move(HALF_DAY);
    expect(await find(/^live /)).toBe('live');
    expect(await framesNow()).not.toBe(text);
    api.clock.move(HALF_DAY);
    expect(await find(/^live /)).toBeUndefined();
  });
});
