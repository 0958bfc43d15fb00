import { eq } from 'drizzle-orm';
import { brandOf } from '@/brands';
import { publish } from '../../domain/revisions/testing/publish';
import { campaignRevisions } from '../../platform/database/schema/revisions';
import { describeOnDatabase, TestApi } from '../../testing';

const HOTLINE = '(852) 1234 5678';

describeOnDatabase((database) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await TestApi.on(database());
  });
  const text = async (brand = 'bfzh') => JSON.parse(await api.run('brands text', { brand }));
  const edit = (file: unknown, brand = 'bfzh') =>
    api.run('brands edit', { brand, file: JSON.stringify(file) }, 'Li Na');
  const stored = async (answer: string) => {
    const id = Number(/的新版本 (\d+)/.exec(answer)?.[1]);
    return (await database().orm.select().from(campaignRevisions).where(eq(campaignRevisions.id, id)))[0];
  };

  test('stores what differs from the build as a draft, and names each change of what visitors see', async () => {
    const answer = await edit({ ...(await text()), hotline: HOTLINE, footer: { emptyOnIos: true } });
    expect(answer).toContain('品牌 bfzh 的新版本 ');
    expect(answer).toContain(`hotline\n    - （无）\n    + ${HOTLINE}`);
    const patch = { hotline: HOTLINE, footer: { emptyOnIos: true } };
    const written = { subject: 'brand', slug: '', brand: 'bfzh', state: 'draft', base: 0, author: 'Li Na', patch };
    expect(await stored(answer)).toMatchObject(written);
  });

  test('takes the file from what visitors see, and asks for its base once that is a revision', async () => {
    const [patch, at] = [{ hotline: HOTLINE }, api.clock.read()];
    const live = await publish(database().orm, { subject: 'brand', slug: '', brand: 'bfzh', patch, at });
    const shown = await text();
    expect(shown).toMatchObject({ base: live, hotline: HOTLINE, licence: brandOf('bfzh').licence });
    await expect(edit({ version: '5.2.1' })).rejects.toThrow(`缺少 base：访客现在看到的是版本 ${live}`);
    expect(await stored(await edit({ ...shown, hotline: undefined, version: '5.2.1' }))).toMatchObject({
      base: live,
      patch: { version: '5.2.1' },
    });
    expect((await text('iekb')).base).toBe(0);
  });

  test('a brand loses its hotline', async () => {
    expect(await edit({ hotline: null }, 'gjs2')).toContain(`- ${brandOf('gjs2').hotline}\n    + （无）`);
  });

  test.each<[object, string]>([
    [{ hotline: '400-123' }, 'hotline：须写成 (852) 0000 0000'],
    [{ version: '5.2' }, 'version：须写成 5.1.0 的样子'],
    [{ iosStoreUrl: 'http://apps.apple.com/hk/app/id1' }, 'iosStoreUrl：须为 https:// 开头的网址'],
    [{ licence: '字'.repeat(201) }, 'licence：不超过200字'],
    [{ shareWords: '稳赚的平台' }, 'shareWords：广告禁用词：稳赚'],
    [{ licence: `${brandOf('iekb').company}持牌` }, `licence：写有其他品牌的“${brandOf('iekb').name}”`],
    [{ name: '别的名字' }, '没有这样的字段：name'],
    [{ footer: { variant: 'iekb' } }, 'footer：没有这样的字段：variant'],
    [{}, '没有改动'],
  ])('rejects %j: %s', async (file, fault) => {
    await expect(edit(file)).rejects.toThrow(`此资料不能用于品牌 bfzh：\n  有误：${fault}`);
  });

  test('rejects a brand that does not exist, and a file that is no JSON', async () => {
    await expect(edit({ hotline: HOTLINE }, 'nobody')).rejects.toThrow('没有此品牌');
    await expect(api.run('brands edit', { brand: 'bfzh', file: '{' }, 'Li Na')).rejects.toThrow('不是有效的 JSON');
  });
});
