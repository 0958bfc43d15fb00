import { userInfo } from '../contract/browser/user-info';
import type { JfUser } from '../contract/user';
import { callApi } from '../http/call-api';

/** The profile of the visitor whose token is stored. */
export async function fetchProfile(): Promise<JfUser> {
  return (await callApi(userInfo, undefined)).Data.jfUser;
}
