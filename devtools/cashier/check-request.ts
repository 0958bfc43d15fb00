import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Catalogue } from '@/lib/campaign/catalogue';
import { withoutToken } from '@/lib/query/without-token';
import { sitePath } from '@/lib/site';
import { readProfile } from '@/server/domain/identity/profile';
import { findSession } from '@/server/platform/sessions/service';
import type { Services } from '@/server/services';
import { Refusal } from '../page/refusal';
import type { Payment } from './payment';

const FLAG = z.enum(['0', '1']);

/** The parameters of the deposit flow. */
const request = z.object({
  from: z.string().max(4096),
  source: z.enum(['2', '3', '4']),
  token: z.string().min(1).max(512),
  clientid: z.string().max(64),
  isBind: FLAG,
  first: FLAG,
  account: z.string().regex(/^\d{6,9}$/),
});

/**
 * Checks a request against the database, and begins a payment.
 *
 * @param fields the query as received
 * @throws Refusal for missing or forged parameters, an expired session, and an account without identity
 */
export async function checkRequest(services: Services, fields: unknown, now: Date): Promise<Payment> {
  const { token, ...values } = readRequest(fields);
  const from = returnPath(values.from, services.catalogue.current());
  if (from === null) throw new Refusal('返回地址不是本站页面，付款已中止。');
  const refuse = (message: string, status: 401 | 403) => new Refusal(message, { status, back: from });

  const session = await findSession(services.database.orm, token, now);
  if (!session) throw refuse('登录已过期，请返回活动页重新登录后再入金。', 401);
  if (session.account !== values.account) throw refuse('交易账号与登录的账号不符，付款已中止。', 403);
  const profile = await readProfile(services, session.account);
  if (profile.authenticationMethod === 0) throw refuse('该账号尚未完成实名认证，请先认证。', 403);
  if (values.isBind !== (profile.isBankStatus === 2 ? '1' : '0')) {
    throw refuse('银行卡绑定状态与账户不符，请返回活动页重新发起入金。', 403);
  }
  if (values.first !== (profile.accountStatus === 1 ? '1' : '0')) {
    throw refuse('首次入金状态与账户不符，请返回活动页重新发起入金。', 403);
  }
  return { ...values, from, reference: `pay-${randomUUID()}` };
}

function readRequest(fields: unknown): z.output<typeof request> {
  const read = request.safeParse(fields);
  if (read.success) return read.data;
  const names = new Set(read.error.issues.map(({ path }) => path.join('.')));
  throw new Refusal(`付款请求不完整或有误：${[...names].join('、')}。请回到活动页重新发起入金。`);
}

/** Only for parsing addresses; nothing sends requests there. */
const ANY_ORIGIN = 'http://site.invalid';

/**
 * Path and query of a page of this site, without a token and normalized as a browser does it; `null` for anything else, and for
 * anything that could lead to another origin.
 *
 * @param from the page's address from the request
 */
export function returnPath(from: string, catalogue: Catalogue): string | null {
  if (!from.startsWith('/') || !URL.canParse(from, ANY_ORIGIN)) return null;
  const { origin, pathname, search } = new URL(from, ANY_ORIGIN);
  const known = origin === ANY_ORIGIN && catalogue.page(sitePath(pathname) ?? '');
  return known ? pathname + withoutToken(search) : null;
}
