import { act, render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { brandOf, brands } from '@/brands';
import { PageLayout } from '@/components/layout/page-layout';
import type { Brand } from '@/lib/brand/schema';
import { dropToken, saveToken } from '@/lib/browser/session/token';
import { clauseUrl } from '@/lib/layout/clause-links';
import { chineseDate } from '@/lib/time/format';
import type { Device, Variant } from '@/lib/variant/types';

const DOWNLOAD = 'https://package.example/software/XY_101.apk';

/** Renders a layout and waits for its late parts. */
async function renderLayout(
  brand: Brand,
  parts: Partial<Variant> = {},
  downloadHref: string | null = DOWNLOAD,
  inner = false,
) {
  const variant: Variant = {
    brand: brand.appCode,
    packageCode: brand.packageCode,
    device: 'mobile',
    platform: 'web',
    downloads: 'standard',
    openChannel: false,
    ...parts,
  };
  return act(async () =>
    render(
      <PageLayout variant={variant} brand={brand} downloadHref={downloadHref} inner={inner}>
        <h1>标题</h1>
      </PageLayout>,
    ),
  );
}

function linksOf(region: HTMLElement): [string | null, string | null][] {
  return within(region)
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);
}

const ids = brands.map((brand) => [brand.appCode, brand] as const);
const footed = ids.flatMap(([code, brand]) =>
  (['mobile', 'desktop'] as const).map((device) => [code, device, brand] as const),
);

describe('mobile header', () => {
  test('links download, permissions and privacy over the picture', async () => {
    const brand = brandOf('bfzh');
    await renderLayout(brand);
    const header = screen.getByRole('banner');
    expect(within(header).getByRole('img', { name: brand.name })).toHaveAttribute(
      'src',
      '/newactivities/brands/bfzh/header.svg',
    );
    expect(linksOf(header)).toEqual([
      [`下载${brand.appName}APP`, DOWNLOAD],
      ['应用权限', clauseUrl('app-auth')],
      ['隐私协议', clauseUrl('privacy-auth')],
    ]);
  });

  test('shows only the download zone on the iOS header of iekb', async () => {
    await renderLayout(brandOf('iekb'), { device: 'ios' });
    const header = screen.getByRole('banner');
    expect(within(header).getByRole('img')).toHaveAttribute('src', '/newactivities/brands/iekb/header-ios.svg');
    expect(linksOf(header)).toHaveLength(1);
  });

  test('opens the PC privacy clause on jfgjs', async () => {
    await renderLayout(brandOf('jfgjs'));
    expect(linksOf(screen.getByRole('banner'))).toContainEqual(['隐私协议', clauseUrl('privacy-auth-pc')]);
  });

  test('shows no download link on a host that hides the download', async () => {
    await renderLayout(brandOf('bfzh'), { device: 'ios' }, null);
    expect(screen.queryByRole('link', { name: /下载/ })).not.toBeInTheDocument();
  });
});

describe('footer', () => {
  test.each(footed)('shows every fact about brand and company: %s on %s', async (_, device, brand) => {
    await renderLayout(brand, { device });
    const footer = screen.getByRole('contentinfo');
    const { company, developer, appName, version, licence, riskWarning, platformBlurb } = brand;
    const texts = [company, developer, appName, version, licence, riskWarning, platformBlurb, brand.copyrightYears];
    for (const text of [...texts, chineseDate(brand.updatedOn)]) expect(footer).toHaveTextContent(text);
    expect(footer).toHaveAttribute('data-footer', brand.footer.variant);
  });

  const brand = brandOf('bfzh');
  const withThird = (desktopThirdLink: 'introduction' | 'customer-agreement') => ({
    ...brand,
    footer: { ...brand.footer, desktopThirdLink },
  });

  test.each<[string, Device, Brand, string[]]>([
    ['phones', 'mobile', brand, ['风险披露', '免责声明', '应用权限', '隐私协议', '客户协议']],
    ['desktops', 'desktop', withThird('introduction'), ['应用权限', '隐私协议', '功能介绍']],
    ['desktops', 'desktop', withThird('customer-agreement'), ['应用权限', '隐私协议', '客户协议']],
  ])('links the clauses on %s: %s', async (_, device, shown, labels) => {
    await renderLayout(shown, { device });
    const nav = screen.getByRole('navigation', { name: '条款与协议' });
    expect(linksOf(nav).map(([label]) => label)).toEqual(labels);
    for (const link of within(nav).getAllByRole('link')) expect(link).toHaveAttribute('data-keep-query');
  });

  test('makes the hotline callable', async () => {
    await renderLayout({ ...brand, hotline: '(852) 0000 1234' });
    expect(screen.getByRole('link', { name: '(852) 0000 1234' })).toHaveAttribute('href', 'tel:+85200001234');
  });

  test('shows risk warning and licence in the page for iekb on iOS', async () => {
    const iekb = brandOf('iekb');
    await renderLayout(iekb, { device: 'ios' });
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    const note = screen.getByRole('complementary', { name: '风险提示' });
    for (const text of [iekb.riskWarning, iekb.licence]) expect(note).toHaveTextContent(text);
  });
});

describe('customer service', () => {
  test.each<[Device, Partial<Variant>, number]>([
    ['mobile', {}, 1],
    ['ios', {}, 1],
    ['desktop', {}, 1],
    ['mobile', { platform: 'app' }, 0],
  ])('on %s with %j links customer service %d times', async (device, parts, times) => {
    await renderLayout(brandOf('iekb'), { device, ...parts });
    expect(screen.queryAllByRole('link', { name: '在线客服' })).toHaveLength(times);
  });
});

describe('inside the app', () => {
  test.each(['mobile', 'ios', 'desktop'] as const)('shows only content and risk note on %s', async (device) => {
    const brand = brandOf('bfzh');
    await renderLayout(brand, { device, platform: 'app' });
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    expect(screen.getByText(brand.riskWarning)).toBeInTheDocument();
    expect(within(screen.getByRole('main')).getByRole('heading')).toHaveTextContent('标题');
  });
});

test.each(['mobile', 'ios', 'desktop'] as const)(
  'shows neither header nor footer on an inner page on %s',
  async (device) => {
    const brand = brandOf('bfzh');
    await renderLayout(brand, { device }, DOWNLOAD, true);
    expect(screen.queryByRole('banner')).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
    expect(screen.getByRole('complementary', { name: '风险提示' })).toHaveTextContent(brand.riskWarning);
  },
);

describe('account', () => {
  test.each([
    [{}, false],
    [{ device: 'desktop' }, false],
    [{ platform: 'app' }, false],
    [{}, true],
  ] as const)('is offered to a logged-in visitor: %j, inner page: %s', async (parts, inner) => {
    saveToken('A'.repeat(43));
    await renderLayout(brandOf('bfzh'), parts, DOWNLOAD, inner);
    expect(screen.getByRole('button', { name: '查看账户' })).toBeVisible();
    act(dropToken);
    expect(screen.queryByRole('button', { name: '查看账户' })).not.toBeInTheDocument();
  });
});

test.each([
  ['bfzh', 'mobile'],
  ['bfjy', 'desktop'],
  ['iekb', 'ios'],
] as const)('has no accessibility violations in the layout of %s on %s', async (appCode, device) => {
  document.documentElement.lang = 'zh-CN';
  document.title = '标题';
  await renderLayout(brandOf(appCode), { device });
  // jsdom computes no colours; the browser tests check contrast.
  const { violations } = await axe.run(document, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
});

test.each(['mobile', 'desktop'] as const)('renders no style attribute in the layout of %s', async (device) => {
  const { container } = await renderLayout(brandOf('bfzh'), { device });
  expect(container.querySelector('[style]')).toBeNull();
});
