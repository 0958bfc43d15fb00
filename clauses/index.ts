import type { ClauseSlug } from '@/lib/brand/schema';
import type { Clause } from '@/lib/clause/schema';
import appAuth from './app-auth';
import customerAgreement from './customer-agreement';
import disclaimer from './disclaimer';
import introduction from './introduction';
import privacyAuth from './privacy-auth';
import privacyAuthPc from './privacy-auth-pc';
import riskDisclaimer from './risk-disclaimer';

/** Every clause in force, with its title, version and date. A mistake in one of them fails the build here. */
export const clauses: readonly Clause[] = [
  riskDisclaimer,
  disclaimer,
  appAuth,
  privacyAuth,
  privacyAuthPc,
  customerAgreement,
  introduction,
];

/** The clauses that a registration must accept, in the order of the form. */
export const requiredForRegistration = [
  'customer-agreement',
  'privacy-auth',
  'risk-disclaimer',
] as const satisfies readonly ClauseSlug[];

/** Clauses that desktop visitors accept instead of a required one. */
export const desktopClauses: Readonly<Partial<Record<ClauseSlug, ClauseSlug>>> = { 'privacy-auth': 'privacy-auth-pc' };

/** Returns the clauses that a registration on this kind of device must accept, in the order of the form. */
export function registrationClauses(desktop: boolean): readonly ClauseSlug[] {
  return requiredForRegistration.map((slug) => (desktop && desktopClauses[slug]) || slug);
}

/** Returns the clause of a slug, or `undefined` if there is none. */
export function clauseOf(slug: string): Clause | undefined {
  return clauses.find((clause) => clause.slug === slug);
}
