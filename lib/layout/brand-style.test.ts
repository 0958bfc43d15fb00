import type { Brand } from '../brand/schema';
import { brandStyle, headerOf } from './brand-style';

const zone = { x: 37.5, y: 8.8, width: 75, height: 44 };
const other = { x: 37.5, y: 0, width: 337.5, height: 88 };
const brand = {
  appCode: 'gold',
  header: {
    download: zone,
    links: { permissions: other, privacy: zone, privacyClause: 'privacy-auth' },
    ios: { download: other, links: null },
  },
  theme: {
    ground: '#111111',
    surface: '#222222',
    ink: '#333333',
    action: '#444444',
    onAction: '#555555',
    highlight: '#666666',
  },
  look: { backdrop: ['#777777', '#888888', '#999999'] },
} as Brand;

describe('headerOf', () => {
  test("uses the zones of a brand's iOS build on iOS", () => {
    expect(headerOf(brand, 'ios')).toBe(brand.header.ios);
    expect(headerOf(brand, 'mobile')).toBe(brand.header);
  });

  test('uses the same header on every device without an iOS build', () => {
    const { ios: _, ...header } = brand.header;
    expect(headerOf({ ...brand, header }, 'ios')).toBe(header);
  });
});

describe('brandStyle', () => {
  test('sets the colours under their names', () => {
    expect(brandStyle(brand, 'mobile')).toContain(
      '--brand-ground-rgb:17 17 17;--brand-surface:#222222;--brand-ink-rgb:51 51 51;--brand-ink-soft:#2f2f2f;--brand-action-rgb:68 68 68;',
    );
  });

  test('keeps browsers from darkening a light page', () => {
    const theme = { ...brand.theme, ground: '#f8f4ea' };
    expect(brandStyle({ ...brand, theme }, 'mobile')).toContain(';color-scheme:only light;');
    expect(brandStyle(brand, 'mobile')).toContain(';color-scheme:dark;');
  });

  test("sets zones as margins in percent of the picture's width: top, right, bottom, left", () => {
    const style = brandStyle(brand, 'mobile');
    expect(style).toContain('--zone-download:2.347% 70% 9.387% 10%');
    expect(style).toContain('--download-x:0.1;--download-height:11.733%;--download-y:0.02347');
    expect(style).toContain('--zone-permissions:0% 0% 0% 10%');
    expect(style).toContain('--zone-privacy:2.347% 70% 9.387% 10%');
  });

  test("covers a hidden download button from 48 units before it to the picture's edges", () => {
    const header = { ...brand.header, download: { ...zone, x: 273 } };
    // (273 - 48) / 375
    expect(brandStyle({ ...brand, header }, 'mobile')).toContain('--zone-cover:0% 0% 0% 60%');
  });

  test('sets no zones for missing links', () => {
    const style = brandStyle(brand, 'ios');
    expect(style).toContain('--zone-download:0% 0% 0% 10%');
    expect(style).not.toMatch(/zone-(permissions|privacy)/);
  });

  test.each([
    ['desktop', 'banner'],
    ['mobile', 'header'],
    ['ios', 'header-ios'],
  ] as const)('sets the picture of %s', (device, picture) => {
    expect(brandStyle(brand, device)).toContain(`--header-picture:url(/newactivities/brands/gold/${picture}.svg)`);
  });

  test('sets no zones on a desktop', () => {
    expect(brandStyle(brand, 'desktop')).not.toContain('--zone');
  });

  test('is a single rule without characters that could end it early', () => {
    expect(brandStyle(brand, 'desktop')).toMatch(/^:root\{[^{}<>]*\}$/);
  });
});
