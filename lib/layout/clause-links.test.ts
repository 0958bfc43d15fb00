import type { Brand } from '../brand/schema';
import { clauseUrl, footerLinks } from './clause-links';

const brandWith = (desktopThirdLink: Brand['footer']['desktopThirdLink']) =>
  ({ footer: { desktopThirdLink } }) as Brand;

test.each(['mobile', 'ios'] as const)('links five clauses in a footer on %s', (device) => {
  expect(footerLinks(brandWith('introduction'), device)).toEqual([
    { slug: 'risk-disclaimer', label: '风险披露' },
    { slug: 'disclaimer', label: '免责声明' },
    { slug: 'app-auth', label: '应用权限' },
    { slug: 'privacy-auth', label: '隐私协议' },
    { slug: 'customer-agreement', label: '客户协议' },
  ]);
});

test.each([
  ['introduction', '功能介绍'],
  ['customer-agreement', '客户协议'],
] as const)('links three clauses in a desktop footer, the last one chosen by the brand: %s', (slug, label) => {
  expect(footerLinks(brandWith(slug), 'desktop')).toEqual([
    { slug: 'app-auth', label: '应用权限' },
    { slug: 'privacy-auth-pc', label: '隐私协议' },
    { slug, label },
  ]);
});

test('builds the URL of a clause page', () => {
  expect(clauseUrl('privacy-auth-pc')).toBe('/newactivities/clause/privacy-auth-pc');
});
