import { z } from 'zod';
import { parseJson } from '@/lib/parse-json';
import type { WechatAccount } from './settings';

/** Milliseconds that WeChat has for each answer. */
const TIMEOUT = 5_000;

const tokenAnswer = z.object({ access_token: z.string().min(1).max(1024) });
const ticketAnswer = z.object({
  errcode: z.literal(0),
  ticket: z.string().min(1).max(1024),
  expires_in: z.int().positive(),
});
const errorAnswer = z.object({ errcode: z.int() });

/** WeChat gave no ticket; the message is for the log and contains neither secret nor token. */
export class NoTicket extends Error {}

export interface IssuedTicket {
  ticket: string;
  /** Seconds until it expires. */
  expiresIn: number;
}

/**
 * Requests a ticket for signing (`jsapi_ticket`). Its access token is the one of `stable_token`: WeChat returns the same
 * one to all programs of the account while it is valid, so a request ends no token that another program uses.
 *
 * @throws {NoTicket}
 */
export async function requestTicket(origin: string, { appId, secret }: WechatAccount): Promise<IssuedTicket> {
  const token = await ask(`${origin}/cgi-bin/stable_token`, tokenAnswer, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grant_type: 'client_credential', appid: appId, secret }),
  });
  const query = new URLSearchParams({ type: 'jsapi', access_token: token.access_token });
  const issued = await ask(`${origin}/cgi-bin/ticket/getticket?${query}`, ticketAnswer);
  return { ticket: issued.ticket, expiresIn: issued.expires_in };
}

async function ask<Schema extends z.ZodType>(
  url: string,
  schema: Schema,
  init?: RequestInit,
): Promise<z.output<Schema>> {
  const body = parseJson(await fetchText(url, init));
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  const refused = errorAnswer.safeParse(body);
  throw new NoTicket(refused.success ? `errcode ${refused.data.errcode}` : 'unreadable');
}

/** Fetch's own errors may contain the address, which contains the token. */
async function fetchText(url: string, init?: RequestInit): Promise<string> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(TIMEOUT) });
    const text = await response.text();
    if (response.ok) return text;
    throw new NoTicket(`http ${response.status}`);
  } catch (error) {
    if (error instanceof NoTicket) throw error;
    throw new NoTicket((error as Error).name === 'TimeoutError' ? 'timeout' : 'network');
  }
}
