import { clauses, requiredForRegistration } from '@/clauses';

/** The clauses that a registration accepts, with their current versions. */
export const AGREEMENTS = requiredForRegistration.map(inForce).join();

/** The clause that a visitor accepts with an identity or a card. */
export const PRIVACY = inForce('privacy-auth');

function inForce(slug: string): string {
  return `${slug}@${clauses.find((clause) => clause.slug === slug)?.version}`;
}
