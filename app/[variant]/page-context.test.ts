import { cacheContent } from '@/app/cached-revisions';
import { brandOf } from '@/brands';
import { titleAndDescription } from './describe-page';
import { pageContext } from './page-context';

describe('pageContext', () => {
  test('returns variant and brand, also for a percent-encoded segment', async () => {
    const { variant, brand } = await pageContext(Promise.resolve({ variant: 'iekb%7EXY_110%7Eios%7Eapp%7Estandard' }));
    expect(variant).toMatchObject({ brand: 'iekb', device: 'ios', platform: 'app' });
    expect(brand.appCode).toBe('iekb');
  });

  test('shows what operators changed of the brand, and the rest as built', async () => {
    const patch = { hotline: '(852) 1234 5678', shareWords: '看行情，来这里', footer: { emptyOnIos: true } };
    expect(cacheContent('00000000000000b1', JSON.stringify({ brand: patch }))).toBe(true);
    const params = Promise.resolve({ variant: 'bfzh~XY_101~ios~web~standard~rev_00000000000000b1' });
    const context = await pageContext(params);
    const { footer, ...built } = brandOf('bfzh');
    expect(context.brand).toEqual({ ...built, ...patch, footer: { ...footer, emptyOnIos: true } });
    expect(titleAndDescription('/download', context, {}).description).toMatch(/看行情，来这里$/);
  });

  test('responds with 404 to a segment that names no variant', async () => {
    await expect(pageContext(Promise.resolve({ variant: 'bfzh' }))).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
  });
});
