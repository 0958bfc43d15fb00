import { NOT_FOUND_PATH } from '@/lib/variant/resolve-page';
import { pageContext, pageMetadata } from './page-context';

const params = Promise.resolve({ variant: 'bfzh~XY_101~ios~web~standard' });

describe('pageContext', () => {
  test('gives variant and brand, also of the percent-encoded segment', async () => {
    const { variant, brand } = await pageContext(Promise.resolve({ variant: 'iekb%7EXY_110%7Eios%7Eapp%7Estandard' }));
    expect(variant).toMatchObject({ brand: 'iekb', device: 'ios', shell: 'app' });
    expect(brand.appCode).toBe('iekb');
  });

  test('a segment that names no variant is not found', async () => {
    await expect(pageContext(Promise.resolve({ variant: 'bfzh' }))).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
  });
});

describe('pageMetadata', () => {
  test('ends every title with the brand and describes the page', async () => {
    const { brand } = await pageContext(params);
    const metadata = await pageMetadata('/kh_7694_form', params);
    expect(metadata.title).toBe(`开户赠金 - ${brand.name}`);
    expect(metadata.description).toContain(brand.name);
    expect(metadata.robots).toBeUndefined();
  });

  test('takes a description of its own', async () => {
    expect((await pageMetadata('/download', params, '下载应用')).description).toBe('下载应用');
  });

  test.each(['/kh_7694_form/success', '/dev/login', NOT_FOUND_PATH] as const)(
    '%s stays out of search',
    async (path) => {
      expect((await pageMetadata(path, params)).robots).toEqual({ index: false, follow: false });
    },
  );

  test('a page that the catalogue lacks is a mistake', async () => {
    await expect(pageMetadata('/nowhere', params)).rejects.toThrow('/nowhere');
  });
});
