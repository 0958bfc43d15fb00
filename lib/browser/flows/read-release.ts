import { appConfig } from '../../contract/browser/app-config';
import type { Release } from '../../flows/release';
import { clientState } from '../client-state/store';
import { callApi } from '../http/call-api';

/**
 * What the server tells of a brand's app, and of the package that this page downloads.
 *
 * @throws ApiError, also for an answer that the contract does not know
 */
export async function readRelease(appcode: string): Promise<Release> {
  const { v } = clientState();
  const { Data } = await callApi(appConfig, { appcode, ...(v && { v }) });
  const { version, updatedOn, notes, androidPackage } = Data;
  return { version, updatedOn, notes, androidPackage };
}
