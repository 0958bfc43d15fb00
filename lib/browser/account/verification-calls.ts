import type { CARD_FIELDS, IDENTITY_FIELDS } from '../../account/verification-fields';
import { bankCardSubmit } from '../../contract/browser/bank-card-submit';
import { identityInfoSubmit } from '../../contract/browser/identity-info-submit';
import { callApi } from '../http/call-api';

/**
 * Submits the visitor's identity.
 *
 * @throws ApiError
 */
export async function submitIdentity(typed: Record<(typeof IDENTITY_FIELDS)[number], string>): Promise<void> {
  await callApi(identityInfoSubmit, typed);
}

/**
 * Submits the visitor's bank card.
 *
 * @throws ApiError
 */
export async function submitCard(typed: Record<(typeof CARD_FIELDS)[number], string>): Promise<void> {
  await callApi(bankCardSubmit, typed);
}
