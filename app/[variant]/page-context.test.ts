import { pageContext } from './page-context';

describe('pageContext', () => {
  test('returns variant and brand, also for a percent-encoded segment', async () => {
    const { variant, brand } = await pageContext(Promise.resolve({ variant: 'iekb%7EXY_110%7Eios%7Eapp%7Estandard' }));
    expect(variant).toMatchObject({ brand: 'iekb', device: 'ios', platform: 'app' });
    expect(brand.appCode).toBe('iekb');
  });

  test('responds with 404 to a segment that names no variant', async () => {
    await expect(pageContext(Promise.resolve({ variant: 'bfzh' }))).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
  });
});
