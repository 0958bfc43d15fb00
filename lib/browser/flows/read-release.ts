import { appConfig } from '../../contract/browser/app-config';
import { fieldsOf } from '../../contract/fields-of';
import type { Release } from '../../flows/release';
import { clientState } from '../client-state/store';
import { callApi } from '../http/call-api';

/**
 * What the server tells of a brand's app, and of the package that this page downloads.
 *
 * @returns `null` where it does not name a version and its date
 * @throws ApiError, also for an answer that the contract does not know
 */
export async function readRelease(appcode: string): Promise<Release | null> {
  const { v } = clientState();
  const { Data } = await callApi(appConfig, { appcode, ...(v && { v }) });
  const { version, updatedOn, notes = [], androidPackage = null } = fieldsOf(Data);
  return version && updatedOn ? { version, updatedOn, notes, androidPackage } : null;
}
