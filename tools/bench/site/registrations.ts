import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Dispatcher } from 'undici';
import { AGREEMENTS } from '@/e2e/support/agreements';
import { register } from '@/lib/contract/register';
import { validateSendcode } from '@/lib/contract/sms';
import { inParallel, ServerProcess, visitorHeaders } from './server-process';

const VISITORS = 400;

/** Accounts opened a second by visitors who have their codes, and the 99th percentile of the time in milliseconds. */
export async function registrations(): Promise<{ perSecond: number; p99: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-registrations-'));
  const server = await ServerProcess.start({ DATA_DIR: folder });
  const codes: string[] = [];
  await inParallel(VISITORS, async (visitor) => {
    codes[visitor] = await codeFor(server, visitor);
    return true;
  });
  const rate = await inParallel(VISITORS, async (visitor) => {
    const { statusCode, body } = await post(server, register.path, visitor, {
      mobile: mobileOf(visitor),
      code: codes[visitor] ?? '',
      password: 'Kaihu2026',
      agreements: AGREEMENTS,
      fromurl: 'http://bfzh.localhost/newactivities/kh_7694_form',
      clientid: `visitor-${visitor}`,
      appcode: 'bfzh',
    });
    await body.dump();
    return statusCode === 200;
  });
  await server.stop();
  await rm(folder, { recursive: true });
  return rate;
}

async function codeFor(server: ServerProcess, visitor: number): Promise<string> {
  const mobile = mobileOf(visitor);
  const fields = { mobile, type: 'register', appcode: 'bfzh', ticket: '', randstr: '' };
  await (await post(server, validateSendcode.path, visitor, fields)).body.dump();
  const inbox = await server.pool.request({
    method: 'GET',
    path: `/dev/sms?mobile=${mobile}`,
    headers: { host: 'bfzh.localhost' },
  });
  const code = /"code":"(\d{6})"/.exec(await inbox.body.text())?.[1];
  if (!code) throw new Error('No code was sent.');
  return code;
}

function post(
  server: ServerProcess,
  path: string,
  visitor: number,
  fields: Record<string, string>,
): Promise<Dispatcher.ResponseData> {
  return server.pool.request({
    method: 'POST',
    path,
    headers: { ...visitorHeaders(visitor), 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
}

function mobileOf(visitor: number): string {
  return `138${String(visitor * 10_007).padStart(8, '0')}`;
}
