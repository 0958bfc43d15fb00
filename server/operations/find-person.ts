import { classifyIdentifier, IDENTIFIER } from '@/lib/contract/identifier';
import { findByMobile, findByNumber } from '../domain/accounts/store';
import { mobileHash } from '../platform/secrets/mobile';
import { referenceOf } from '../platform/secrets/person-reference';
import { type OperationContext, OperatorError } from './operation';

/** An account as it is asked for by its holder. */
interface Person {
  account: string;
  /** Names the account in the audit log, which outlives it: the same each time, and nobody can tell the account by it. */
  reference: string;
}

/**
 * Finds the account that a person names by its number or by the mobile number.
 * @throws OperatorError where there is none; it repeats nothing of a mobile number.
 */
export async function findPerson({ orm, services: { vault } }: OperationContext, named: string): Promise<Person> {
  const byMobile = classifyIdentifier(named) === IDENTIFIER.mobile;
  const found = byMobile ? await findByMobile(orm, mobileHash(vault, named)) : await findByNumber(orm, named);
  if (!found) throw new OperatorError(`There is no account ${byMobile ? 'with this mobile number' : `"${named}"`}.`);
  return { account: found.number, reference: referenceOf(vault, found.number) };
}
