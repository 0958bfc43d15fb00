import { brands } from '@/brands';
import bullMarket from '@/campaigns/bull-market';
import { pages } from '@/campaigns/catalogue';
import { NOT_FOUND_PATH } from '@/lib/variant/resolve-page';
import { pageContext } from './page-context';
import { pageMetadata } from './page-metadata';

const params = Promise.resolve({ variant: 'bfzh~XY_101~ios~web~standard' });

describe('pageMetadata', () => {
  test('ends every title with the brand and describes the page', async () => {
    const { brand } = await pageContext(params);
    const metadata = await pageMetadata('/kh_7694_form', params);
    expect(metadata.title).toBe(`开户赠金 - ${brand.name}`);
    expect(metadata.description).toContain(brand.name);
    expect(metadata.robots).toBeUndefined();
  });

  test("has the brand's name once in every title, and in no title of a link preview", async () => {
    for (const { appCode, name } of brands) {
      for (const { path } of pages) {
        const ofBrand = Promise.resolve({ variant: `${appCode}~XY_101~ios~web~standard` });
        const { title, openGraph } = await pageMetadata(path, ofBrand);
        expect([path, `${title}`.split(name).length - 1]).toEqual([path, title ? 1 : 0]);
        expect([path, `${openGraph?.title}`]).toEqual([path, expect.not.stringContaining(name)]);
      }
    }
    const { title } = await pageMetadata('/download', params, { title: '下载绯羽贵金属' });
    expect(title).toBe('下载绯羽贵金属');
  });

  test('gives a page without a title none, and no words for search engines', async () => {
    const { title, robots } = await pageMetadata('/funds/withdraw', params);
    expect([title, robots]).toEqual(['', { index: false, follow: false }]);
  });

  test("uses the page's own description", async () => {
    expect((await pageMetadata('/download', params, { description: '下载应用' })).description).toBe('下载应用');
  });

  test('hides the not-found page from search engines', async () => {
    expect((await pageMetadata(NOT_FOUND_PATH, params)).robots).toEqual({ index: false, follow: false });
  });

  test('throws for a page that the catalogue lacks', async () => {
    await expect(pageMetadata('/nowhere', params)).rejects.toThrow('/nowhere');
  });

  test('sets the canonical URL and the shared picture of brand and campaign', async () => {
    const metadata = await pageMetadata('/bull-market', params, { campaign: bullMarket });
    const url = 'https://feiyu.example/newactivities/bull-market';
    expect(metadata.alternates).toEqual({ canonical: url });
    expect(metadata.openGraph).toMatchObject({
      url,
      title: '牛市专题',
      siteName: '绯羽贵金属',
      images: [
        {
          url: expect.stringMatching(
            /^https:\/\/feiyu\.example\/newactivities\/share\/bfzh\/[0-9a-f]{8}\/bull-market\.jpg$/,
          ),
          width: 1200,
          height: 630,
        },
      ],
    });
    expect(metadata.other).toMatchObject({ 'applicable-device': 'pc,mobile' });
  });

  test("uses the variant's canonical host if it differs from the built-in one", async () => {
    const moved = Promise.resolve({ variant: 'bfzh~XY_101~ios~web~standard~host_gold-new_example' });
    const metadata = await pageMetadata('/bull-market', moved, { campaign: bullMarket });
    expect(JSON.stringify(metadata).match(/https:\/\/[^/"]+/g)).toEqual(Array(3).fill('https://gold-new.example'));
  });

  test('links the phone and desktop pages of a campaign to each other', async () => {
    const desktop = await pageMetadata('/sign-in-jx-pc', params);
    const phone = await pageMetadata('/sign-in-jx-wap', params);
    expect(desktop.alternates?.media).toEqual({
      'only screen and (max-width: 640px)': 'https://feiyu.example/newactivities/sign-in-jx-wap',
    });
    expect(phone.alternates).toEqual({ canonical: desktop.alternates?.canonical });
    expect([desktop.other?.['applicable-device'], phone.other?.['applicable-device']]).toEqual(['pc', 'mobile']);
  });
});
