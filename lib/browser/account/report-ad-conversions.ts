import { baiduUpHtml } from '../../contract/browser/baidu-up-html';
import { uploadWebConvert } from '../../contract/browser/upload-web-convert';
import type { BrowserCall } from '../../contract/call';
import { LANDING_PARAMETERS, type LandingParameter } from '../../contract/landing-parameters';
import { cameByBaidu } from '../../query/came-by-baidu';
import { isGiven } from '../../query/macro';
import { clientState } from '../client-state/store';
import { ApiError } from '../http/api-error';
import { encodeRequest } from '../http/encode';
import { readAnswer } from '../http/read-answer';
import { requestBeyondPage } from '../http/request-beyond-page';

/**
 * Reports a registration that an advertisement led to, with the parameters of the visit, in requests that outlive the
 * page where browsers can do that, and use the new account's session if there is one. A failure is only logged: the server
 * has stored the conversion with the account.
 *
 * @returns when every report has been answered or has failed
 */
export function reportAdConversions(
  visit: Partial<Record<LandingParameter, string>>,
  { account, token }: { account: string; token?: string | undefined },
): Promise<unknown> {
  // No token if the registration opened no session: the stored one could belong to another account.
  const session = token ?? null;
  const reports: Promise<void>[] = [];
  if (cameByBaidu(visit)) {
    const parameters = Object.fromEntries(LANDING_PARAMETERS.map((name) => [name, visit[name]]));
    reports.push(post(baiduUpHtml, parameters, session));
  }
  const { qhclickid } = visit;
  if (isGiven(qhclickid)) {
    const now = Math.floor(Date.now() / 1000);
    const conversion = {
      request_time: now,
      data_industry: clientState().isWap ? 'ocpc_ms_convert' : 'ocpc_ps_convert',
      data_detail: { qhclickid, trans_id: account, event: 'SUBMIT', event_time: now },
    };
    reports.push(post(uploadWebConvert, conversion, session));
  }
  return Promise.all(reports);
}

async function post(call: BrowserCall, payload: unknown, token: string | null): Promise<void> {
  const { url, init } = encodeRequest(call, payload);
  try {
    await requestBeyondPage(url, init, { token }, (response) => readAnswer(call, response));
  } catch (error) {
    const { kind, status } = error instanceof ApiError ? error : { kind: 'unknown', status: undefined };
    console.error(`A conversion could not be reported: ${[kind, status].filter(Boolean).join(' ')}.`);
  }
}
