import { clauses, requiredForRegistration } from '@/clauses';

/** What a registration accepts, in the versions that are in force. */
export const AGREEMENTS = requiredForRegistration.map(inForce).join();

/** What is agreed to with an identity or a card. */
export const PRIVACY = inForce('privacy-auth');

function inForce(slug: string): string {
  return `${slug}@${clauses.find((clause) => clause.slug === slug)?.version}`;
}
