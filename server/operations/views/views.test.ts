import { describeOnDatabase, TestApi } from '../../testing';
import { runAsText } from '../testing/run-as-text';
import { signedInAs } from '../testing/signed-in-as';

describeOnDatabase((database) => {
  let api: TestApi;
  beforeEach(async () => {
    api = await TestApi.on(database());
  });
  const as = async (name: string) => {
    const session = await signedInAs(api.services, name, 'analyst');
    return (operation: string, input: Record<string, unknown> = {}) =>
      runAsText(api.services, { operation, input: { screen: 'funnel', ...input }, operator: '', session });
  };

  test('saves, replaces and removes views, which only their operator sees', async () => {
    const [li, wu] = [await as('Li Na'), await as('Wu Di')];
    await li('views save', { name: ' 品牌词 ', query: 'by=plan' });
    await li('views save', { name: '品牌词', query: 'by=keyword&days=30' });
    expect(await li('views list')).toMatch(/^品牌词 +by=keyword&days=30 +2026-06-01 12:00$/m);
    expect(await wu('views list')).toBe('还没有保存的视图。');
    await expect(wu('views remove', { name: '品牌词' })).rejects.toThrow('没有名为“品牌词”的视图。');
    expect(await li('views remove', { name: '品牌词' })).toBe('已删除视图“品牌词”。');
    expect(await li('views list')).toBe('还没有保存的视图。');
  });

  test.each([
    [{ name: ' ', query: '' }, 'name：不能为空'],
    [{ name: 'x'.repeat(41), query: '' }, 'name：太长'],
    [{ name: 'x', query: 'x'.repeat(2_001) }, 'query：太长'],
    [{ name: 'x', query: '', screen: '../x' }, 'screen：须为页面的名称'],
  ])('rejects %j', async (input, sentence) => {
    await expect((await as('Li Na'))('views save', input)).rejects.toThrow(sentence);
  });
});
