import type { CARD_FIELDS, IDENTITY_FIELDS } from '../../account/verification-fields';
import { bankCardSubmit } from '../../contract/browser/bank-card-submit';
import { identityInfoSubmit } from '../../contract/browser/identity-info-submit';
import { callApi } from '../http/call-api';

/** The clause that each consent was given to, as `slug@version`; left out if the backend names no version. */
export type Consents = Partial<Record<'consent' | 'crossborder', string>>;

/**
 * Submits the visitor's identity.
 *
 * @throws ApiError
 */
export async function submitIdentity(
  typed: Record<(typeof IDENTITY_FIELDS)[number], string>,
  agreed: Consents,
): Promise<void> {
  await callApi(identityInfoSubmit, { ...typed, ...agreed });
}

/**
 * Submits the visitor's bank card.
 *
 * @throws ApiError
 */
export async function submitCard(typed: Record<(typeof CARD_FIELDS)[number], string>, agreed: Consents): Promise<void> {
  await callApi(bankCardSubmit, { ...typed, ...agreed });
}
