import type { Brand, ClauseSlug } from '../brand/schema';
import { siteUrl } from '../site';
import type { Device } from '../variant/types';

/** A link to a clause page with its footer label. */
export interface ClauseLink {
  slug: ClauseSlug;
  label: string;
}

const LABELS: Record<ClauseSlug, string> = {
  'risk-disclaimer': '风险披露',
  disclaimer: '免责声明',
  'app-auth': '应用权限',
  'privacy-auth': '隐私协议',
  'privacy-auth-pc': '隐私协议',
  'customer-agreement': '客户协议',
  introduction: '功能介绍',
};

const MOBILE_SLUGS: readonly ClauseSlug[] = [
  'risk-disclaimer',
  'disclaimer',
  'app-auth',
  'privacy-auth',
  'customer-agreement',
];

/** The links of a footer: five on phones; three on desktops, the last one chosen by the brand. */
export function footerLinks({ footer }: Brand, device: Device): ClauseLink[] {
  const slugs: readonly ClauseSlug[] =
    device === 'desktop' ? ['app-auth', 'privacy-auth-pc', footer.desktopThirdLink] : MOBILE_SLUGS;
  return slugs.map((slug) => ({ slug, label: LABELS[slug] }));
}

/** The URL of a clause page. */
export function clauseUrl(slug: ClauseSlug): string {
  return siteUrl(`/clause/${slug}`);
}
