import { userInfo } from '../../contract/browser/user-info';
import type { JfUser } from '../../contract/user';
import { callApi } from '../http/call-api';
import { confirmSession, readToken } from '../session/token';

/** Fetches the profile of the visitor whose token is stored. */
export async function fetchProfile(): Promise<JfUser> {
  const token = readToken();
  const { Data } = await callApi(userInfo, undefined);
  if (token) confirmSession(token);
  return Data.jfUser;
}
