import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { renderAnswer } from '../operations/common/render-answer';
import { runAsText } from '../operations/testing/run-as-text';
import { STAFF_PASSWORD, Staff } from '../operations/testing/staff';
import { readApiConfig } from '../settings/read-api-config';
import { describeOnDatabase, TestApi } from '../testing';
import { OFFICE_CALLS } from './api';
import { buildOffice } from './open-office';

const ORIGIN = 'https://office.example';
const PAGE = '<meta property="csp-nonce" nonce="OFFICE_NONCE"><script nonce="OFFICE_NONCE"></script>';

describeOnDatabase((database) => {
  let api: TestApi;
  let folder: string;
  const open: FastifyInstance[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'office-'));
    await mkdir(path.join(folder, 'assets'));
    await writeFile(path.join(folder, 'index.html'), PAGE);
    await writeFile(path.join(folder, 'assets', 'main-a1.js'), 'start()');
    await writeFile(path.join(folder, 'build-inputs'), 'secret');
  });
  afterAll(() => rm(folder, { recursive: true }));
  afterEach(() => Promise.all(open.splice(0).map((app) => app.close())));

  async function office(settings: Record<string, string> = { DEPLOYMENT: 'production' }, origin = ORIGIN) {
    api = await TestApi.on(database(), { config: readApiConfig({ CAPTCHA: 'off', ...settings }) });
    const app = buildOffice({ services: api.services, origin, folder });
    open.push(app);
    const own = { host: new URL(origin).host, origin };
    return (method: 'GET' | 'POST' | 'DELETE', url: string, body?: unknown, headers: Record<string, string> = {}) =>
      app.inject({
        method,
        url,
        headers: { ...own, ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      });
  }

  /** Creates the first operator, and opens the office. */
  async function withOperator() {
    const send = await office();
    const staff = new Staff((request) => runAsText(api.services, request), api.clock.read);
    const li = await staff.appoint('Li Na', api.services.keys.masters.key.toString('base64'));
    // A code works once, so move to the next one.
    const code = () => {
      api.clock.move(30_000);
      return staff.codeOf(li);
    };
    const signIn = async (cookie = '') => {
      const input = { name: 'li na', password: STAFF_PASSWORD, code: code() };
      const { headers, statusCode } = await send('POST', OFFICE_CALLS.session, input, { cookie });
      expect(statusCode).toBe(204);
      return String(headers['set-cookie']);
    };
    return { send, code, signIn };
  }
  const pairOf = (cookie: string) => cookie.split(';')[0] ?? '';

  test('signs in with name, password and code, and stores the session where only the browser can read it', async () => {
    const { send, signIn } = await withOperator();
    const cookie = await signIn();
    expect(cookie).toMatch(/^__Host-office=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/);
    const session = await send('GET', OFFICE_CALLS.session, undefined, { cookie: pairOf(cookie) });
    expect(session.json()).toEqual({ operator: { name: 'Li Na', roles: [{ role: 'admin' }] } });
  });

  test('rejects a wrong password or code with the reason of the command line, and does not sign in', async () => {
    const { send, code } = await withOperator();
    for (const wrong of [{ password: 'another-password-1' }, { code: '000000' }]) {
      const input = { name: 'Li Na', password: STAFF_PASSWORD, code: code(), ...wrong };
      const response = await send('POST', OFFICE_CALLS.session, input);
      expect(response.statusCode).toBe(422);
      expect(renderAnswer(response.json().answer)).toContain('姓名、密码或动态码有误。');
      expect(response.headers['set-cookie']).toBeUndefined();
    }
  });

  test('ends the previous session at sign-in, and the current one at sign-out', async () => {
    const { send, signIn } = await withOperator();
    const before = pairOf(await signIn());
    const after = pairOf(await signIn(before));
    const list = (cookie: string) => send('GET', OFFICE_CALLS.operations, undefined, { cookie });
    expect((await list(before)).json()).toEqual({ code: 'signed_out' });
    expect((await list(after)).statusCode).toBe(200);
    const left = await send('DELETE', OFFICE_CALLS.session, undefined, { cookie: after });
    expect(left.headers['set-cookie']).toContain(
      '__Host-office=; Path=/; HttpOnly; SameSite=Strict; Secure; Max-Age=0',
    );
    expect((await list(after)).statusCode).toBe(401);
  });

  test('has the same sessions on every server of its database', async () => {
    const { send, signIn } = await withOperator();
    const cookie = pairOf(await signIn());
    const { config, vault } = api.services;
    const other = buildOffice({
      services: (await TestApi.on(database(), { config, vault })).services,
      origin: ORIGIN,
      folder,
    });
    open.push(other);
    const headers = { host: new URL(ORIGIN).host, cookie };
    const operator = async () => (await other.inject({ url: OFFICE_CALLS.session, headers })).json().operator?.name;
    expect(await operator()).toBe('Li Na');
    await send('DELETE', OFFICE_CALLS.session, undefined, { cookie });
    expect(await operator()).toBeUndefined();
  });

  test('signs out everywhere', async () => {
    const { send, signIn } = await withOperator();
    const sessions = [pairOf(await signIn()), pairOf(await signIn())];
    const [, here] = sessions;
    expect((await send('DELETE', `${OFFICE_CALLS.session}?all=1x`, undefined, { cookie: here ?? '' })).statusCode).toBe(
      400,
    );
    await send('DELETE', `${OFFICE_CALLS.session}?all=true`, undefined, { cookie: here ?? '' });
    for (const cookie of sessions)
      expect((await send('GET', OFFICE_CALLS.operations, undefined, { cookie })).statusCode).toBe(401);
  });

  test('gives rights only with a second operator or at the command line, regardless of the call', async () => {
    const { send, signIn } = await withOperator();
    const cookie = pairOf(await signIn());
    const add = (body: object) => send('POST', `${OFFICE_CALLS.operations}/operators%20add`, body, { cookie });
    const input = { name: 'Wang Wei', roles: 'admin' };
    expect((await add({ input, shell: true })).json()).toEqual({ code: 'invalid_input' });
    const { code, answer } = (await add({ input })).json();
    expect([code, renderAnswer(answer)]).toEqual(['refused', expect.stringContaining('只能在服务器上')]);
  });

  test('runs an operation as the signed-in operator', async () => {
    const { send, signIn } = await withOperator();
    const cookie = pairOf(await signIn());
    const run = (name: string, input: object) =>
      send('POST', `${OFFICE_CALLS.operations}/${encodeURIComponent(name)}`, { input }, { cookie });
    expect((await run('stop-all', { reason: 'wrong prices' })).statusCode).toBe(200);
    const { answer } = (await run('audit-log', { act: 'stop-all' })).json();
    expect(renderAnswer(answer)).toContain('Li Na');
    const refused = await run('close', { campaign: 'no-such-campaign' });
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'refused']);
    expect((await run('no-such-operation', {})).json()).toEqual({ code: 'not_found' });
  });

  test('shows the effect of an operation without running it', async () => {
    const { send, signIn } = await withOperator();
    const cookie = pairOf(await signIn());
    const run = async (name: string, body: object) =>
      (await send('POST', `${OFFICE_CALLS.operations}/${name}`, body, { cookie })).json();
    const { preview } = await run('stop-all', { input: { reason: 'wrong prices' }, preview: true });
    expect(preview).toMatchObject({ details: { reason: 'wrong prices' }, needsApproval: false });
    const { answer } = await run('audit-log', { input: { act: 'stop-all' } });
    expect(renderAnswer(answer)).not.toContain('wrong prices');
    const input = { reason: 'wrong prices' };
    expect((await run('stop-all', { input, effect: '0'.repeat(12) })).code).toBe('effect_changed');
    expect((await run('stop-all', { input, effect: preview.effect })).answer).toBeDefined();
  });

  test('asks for a fresh code before it shows personal data, and again after five minutes', async () => {
    const { send, signIn, code } = await withOperator();
    const cookie = pairOf(await signIn());
    const run = (name: string, input: object) =>
      send('POST', `${OFFICE_CALLS.operations}/${name}`, { input }, { cookie });
    const show = async () =>
      (await run('export-person', { 'mobile-or-account': '10000001', reason: 'a call' })).json().code;
    expect(await show()).toBe('refused');
    api.clock.move(6 * 60_000);
    expect(await show()).toBe('factor_needed');
    expect((await run('confirm', { code: code() })).statusCode).toBe(200);
    expect(await show()).toBe('refused');
  });

  test('two servers of one database are one office', async () => {
    const { send, signIn } = await withOperator();
    const cookie = pairOf(await signIn());
    const elsewhere = await office();
    const { session, operations } = OFFICE_CALLS;
    expect((await elsewhere('GET', operations, undefined, { cookie })).statusCode).toBe(200);
    await elsewhere('DELETE', session, undefined, { cookie });
    expect((await send('GET', operations, undefined, { cookie })).json()).toEqual({ code: 'signed_out' });
  });

  test('accepts changes only from its own origin, calls only from its own pages, and no other host', async () => {
    const send = await office();
    const post = (headers: Record<string, string>) => send('POST', OFFICE_CALLS.session, {}, headers);
    for (const origin of ['https://evil.example', 'null', 'http://office.example', 'https://office.example:8443']) {
      expect((await post({ origin })).json()).toEqual({ code: 'foreign_origin' });
    }
    expect((await post({ 'sec-fetch-site': 'same-site' })).statusCode).toBe(403);
    const read = await send('GET', OFFICE_CALLS.session, undefined, { 'sec-fetch-site': 'cross-site' });
    expect(read.json()).toEqual({ code: 'foreign_origin' });
    expect((await send('GET', '/', undefined, { host: 'rebound.example' })).statusCode).toBe(421);
    // From its own page, but with nothing to sign in with.
    expect((await post({})).json()).toEqual({ code: 'invalid_input' });
  });

  test('rejects bodies that are no JSON, have a name that cannot be stored, or are larger than 2 MiB', async () => {
    const send = await office();
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await send('POST', OFFICE_CALLS.session, {}, form)).json()).toEqual({ code: 'invalid_input' });
    const begun = await send('POST', OFFICE_CALLS.passkeys.signIn.begin, { name: 'Li\0Na' });
    expect(begun.json()).toEqual({ code: 'invalid_input' });
    const named = await send('POST', OFFICE_CALLS.session, {
      name: 'Li\0Na',
      password: STAFF_PASSWORD,
      code: '123456',
    });
    expect(named.json().code).toBe('refused');
    const large = await send('POST', OFFICE_CALLS.session, { name: 'x'.repeat(2 * 1024 * 1024) });
    expect(large.json()).toEqual({ code: 'too_large' });
  });

  test('sends the page with a new nonce and a strict policy for each request, at every address', async () => {
    const send = await office();
    const [first, second] = [await send('GET', '/'), await send('GET', '/operations/pay?x=1')];
    const nonces = [first, second].map(({ body, headers }) => {
      const [, nonce = ''] = /nonce="([\w-]{22})"/.exec(body) ?? [];
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`);
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toMatch(/; frame-src https:\/\/[\w.-]+ /);
      expect(policy).not.toContain('unsafe');
      expect(headers['cache-control']).toBe('private, no-store');
      expect(body).not.toContain('OFFICE_NONCE');
      return nonce;
    });
    expect(new Set(nonces).size).toBe(2);
  });

  test('sends files of the build forever cacheable, and nothing from outside their folder', async () => {
    const send = await office();
    const file = await send('GET', '/assets/main-a1.js');
    expect([file.body, file.headers['cache-control']]).toEqual(['start()', 'public, max-age=31536000, immutable']);
    for (const name of ['none.js', '..%2Fbuild-inputs', '%2e%2e%2fbuild-inputs', '.', '%2Fetc%2Fpasswd']) {
      const { statusCode, body } = await send('GET', `/assets/${name}`);
      expect(body).not.toContain('secret');
      if (statusCode === 200) expect(body).toContain('csp-nonce');
    }
  });

  test('has no sign-in by one click in production', async () => {
    const { send } = await withOperator();
    expect((await send('POST', OFFICE_CALLS.development, { name: '李娜' })).json()).toEqual({ code: 'not_found' });
    expect((await send('GET', OFFICE_CALLS.session)).json()).toEqual({ operator: null });
  });

  test('over http on this machine, uses a cookie of its port that needs no https', async () => {
    const send = await office({}, 'http://localhost:3002');
    const { headers } = await send('DELETE', OFFICE_CALLS.session);
    expect(headers['set-cookie']).toBe('office-3002=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0');
  });
});
