import { pageContext } from './page-context';

describe('pageContext', () => {
  test('gives variant and brand, also of the percent-encoded segment', async () => {
    const { variant, brand } = await pageContext(Promise.resolve({ variant: 'iekb%7EXY_110%7Eios%7Eapp%7Estandard' }));
    expect(variant).toMatchObject({ brand: 'iekb', device: 'ios', platform: 'app' });
    expect(brand.appCode).toBe('iekb');
  });

  test('a segment that names no variant is not found', async () => {
    await expect(pageContext(Promise.resolve({ variant: 'bfzh' }))).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
  });
});
