import type { ClauseSlug } from '@/lib/brand/schema';
import type { Clause } from '@/lib/clause/schema';
import appAuth from './app-auth';
import customerAgreement from './customer-agreement';
import disclaimer from './disclaimer';
import introduction from './introduction';
import privacyAuth from './privacy-auth';
import privacyAuthPc from './privacy-auth-pc';
import riskDisclaimer from './risk-disclaimer';

/** Every clause in force, with its title, version and date; a mistake in one of them fails the build here. */
export const clauses: readonly Clause[] = [
  riskDisclaimer,
  disclaimer,
  appAuth,
  privacyAuth,
  privacyAuthPc,
  customerAgreement,
  introduction,
];

/** The clauses that a registration must accept, in the order in which a form names them. */
export const requiredForRegistration = [
  'customer-agreement',
  'privacy-auth',
  'risk-disclaimer',
] as const satisfies readonly ClauseSlug[];

/** What desktop visitors accept in the place of a required clause. */
export const desktopClauses: Readonly<Partial<Record<ClauseSlug, ClauseSlug>>> = { 'privacy-auth': 'privacy-auth-pc' };

/** The clauses that a registration on this kind of device must accept, in the order in which a form names them. */
export function registrationClauses(desktop: boolean): readonly ClauseSlug[] {
  return requiredForRegistration.map((slug) => (desktop && desktopClauses[slug]) || slug);
}

/** The clause of a slug, or `undefined` for one that is not known. */
export function clauseOf(slug: string): Clause | undefined {
  return clauses.find((clause) => clause.slug === slug);
}
