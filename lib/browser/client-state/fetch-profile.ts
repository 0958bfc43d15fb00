import { userInfo } from '../../contract/browser/user-info';
import type { JfUser } from '../../contract/user';
import { callApi } from '../http/call-api';
import { confirmSession, readToken } from '../session/token';
import { agreementsPending } from './agreements-pending';

/** Fetches the profile of the visitor whose token is stored; listeners get the clauses that the visitor has to accept again. */
export async function fetchProfile(): Promise<JfUser> {
  const token = readToken();
  const { Data } = await callApi(userInfo, undefined);
  if (token) confirmSession(token);
  if (Data.agreements) agreementsPending.emit(Data.agreements);
  return Data.jfUser;
}
