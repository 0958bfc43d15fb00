import { clauses, requiredForRegistration } from '@/clauses';

/** What a registration accepts, in the versions that are in force. */
export const AGREEMENTS = requiredForRegistration
  .map((slug) => `${slug}@${clauses.find((clause) => clause.slug === slug)?.version}`)
  .join();
