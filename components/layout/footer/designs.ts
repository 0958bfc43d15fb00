import type { Brand } from '@/lib/brand/schema';

/** The parts a footer is made of, in the order in which a design shows them. */
export type FooterSection = 'links' | 'risk' | 'platform' | 'app' | 'company';

/** What one footer does differently from another; the styles follow these values. */
export interface FooterDesign {
  /** The ground it stands on. */
  tone: 'paper' | 'ground' | 'deep' | 'reverse';
  /** How the clause links are set. */
  links: 'bars' | 'chips' | 'grid' | 'plain';
  /** How texts are set on phones. */
  mobile: 'centred' | 'start' | 'rows';
  /** How the parts share the 1200 px stage on desktops. */
  desktop: 'columns' | 'split' | 'ledger' | 'centred';
  order: readonly FooterSection[];
}

const LINKS_FIRST = ['links', 'risk', 'platform', 'app', 'company'] as const;
const RISK_FIRST = ['risk', 'platform', 'links', 'app', 'company'] as const;
const COMPANY_FIRST = ['company', 'app', 'links', 'platform', 'risk'] as const;
const APP_FIRST = ['links', 'app', 'risk', 'platform', 'company'] as const;

/** Every footer by its variant. */
export const footerDesigns: Readonly<Record<Brand['footer']['variant'], FooterDesign>> = {
  default: { tone: 'paper', links: 'bars', mobile: 'centred', desktop: 'columns', order: LINKS_FIRST },
  bfzh: { tone: 'deep', links: 'bars', mobile: 'centred', desktop: 'columns', order: LINKS_FIRST },
  xyzx: { tone: 'paper', links: 'grid', mobile: 'start', desktop: 'split', order: RISK_FIRST },
  jfjy: { tone: 'ground', links: 'chips', mobile: 'centred', desktop: 'centred', order: LINKS_FIRST },
  bfjy: { tone: 'deep', links: 'grid', mobile: 'rows', desktop: 'ledger', order: APP_FIRST },
  iekb: { tone: 'paper', links: 'plain', mobile: 'rows', desktop: 'split', order: COMPANY_FIRST },
  jinyunew: { tone: 'reverse', links: 'bars', mobile: 'start', desktop: 'columns', order: RISK_FIRST },
  jybdxinyuenew: { tone: 'ground', links: 'grid', mobile: 'centred', desktop: 'split', order: APP_FIRST },
  gjs2: { tone: 'deep', links: 'chips', mobile: 'start', desktop: 'split', order: RISK_FIRST },
  hfzt: { tone: 'reverse', links: 'chips', mobile: 'rows', desktop: 'ledger', order: LINKS_FIRST },
  jixin: { tone: 'reverse', links: 'grid', mobile: 'centred', desktop: 'centred', order: APP_FIRST },
  zfht: { tone: 'paper', links: 'bars', mobile: 'rows', desktop: 'ledger', order: COMPANY_FIRST },
  bfzh2: { tone: 'reverse', links: 'plain', mobile: 'start', desktop: 'centred', order: COMPANY_FIRST },
  jxyx: { tone: 'ground', links: 'plain', mobile: 'centred', desktop: 'columns', order: RISK_FIRST },
};
