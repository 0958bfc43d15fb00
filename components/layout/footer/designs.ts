import type { Brand } from '@/lib/brand/schema';

/** The parts of a footer; a design lists them in its order. */
export type FooterSection = 'links' | 'risk' | 'platform' | 'app' | 'company';

/** The differences between footers; the styles use these values. */
export interface FooterDesign {
  /** The background. */
  tone: 'paper' | 'ground' | 'deep' | 'reverse';
  /** How the clause links are laid out. */
  links: 'bars' | 'chips' | 'grid' | 'plain';
  /** How texts are laid out on phones. */
  mobile: 'centred' | 'start' | 'rows';
  /** How the parts share the width of 1200 px on desktops. */
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
