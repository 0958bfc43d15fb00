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
    expect(await wu('views list')).toBe('You have saved no view of this screen.');
    await expect(wu('views remove', { name: '品牌词' })).rejects.toThrow('You have no view "品牌词".');
    expect(await li('views remove', { name: '品牌词' })).toBe('The view "品牌词" is removed.');
    expect(await li('views list')).toBe('You have saved no view of this screen.');
  });

  test.each([
    [{ name: ' ', query: '' }, 'name: must not be empty'],
    [{ name: 'x'.repeat(41), query: '' }, 'name: is too long'],
    [{ name: 'x', query: 'x'.repeat(2_001) }, 'query: is too long'],
    [{ name: 'x', query: '', screen: '../x' }, 'screen: must be the name of a screen'],
  ])('rejects %j', async (input, sentence) => {
    await expect((await as('Li Na'))('views save', input)).rejects.toThrow(sentence);
  });
});
