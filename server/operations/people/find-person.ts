import { classifyIdentifier, IDENTIFIER } from '@/lib/contract/identifier';
import { findByMobile, findByNumber } from '../../domain/accounts/store';
import { mobileHash } from '../../platform/secrets/mobile';
import { referenceOf } from '../../platform/secrets/person-reference';
import { type OperationContext, OperatorError } from '../common/operation';
import { say } from './words';

/** The account of a person. */
interface Person {
  account: string;
  /** Names the account in the audit log, which outlives the account: always the same, but does not reveal the account number. */
  reference: string;
}

/**
 * Finds an account by its number or by the holder's mobile number.
 * @throws OperatorError if there is none; the message does not repeat a mobile number
 */
export async function findPerson({ orm, services: { vault } }: OperationContext, named: string): Promise<Person> {
  const byMobile = classifyIdentifier(named) === IDENTIFIER.mobile;
  const found = byMobile ? await findByMobile(orm, mobileHash(vault, named)) : await findByNumber(orm, named);
  if (!found) throw new OperatorError(byMobile ? say('no_account_of_mobile') : say('no_account', { account: named }));
  return { account: found.number, reference: referenceOf(vault, found.number) };
}
