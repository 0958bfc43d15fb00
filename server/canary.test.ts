import { type SQL, sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { developmentRoutes } from '@/devtools';
import { ACTIVITY_KINDS, type Activity } from '@/lib/activities/schema';
import { TRADE_SOCKET_PATH } from '@/lib/contract/market/addresses';
import { MESSAGE } from '@/lib/contract/market/messages';
import { changePassword, resetPassword } from '@/lib/contract/password';
import {
  accountClose,
  personalCardRemove,
  personalDataCode,
  personalDataOpen,
  personalMobileChange,
  personalNameCorrect,
} from '@/lib/contract/personal-data';
import { logOut } from '@/lib/contract/sessions';
import { newIdentityNumber } from '@/lib/contract/testing/new-identity-number';
import type { EventName } from '@/lib/contract/tracking';
import { give } from './domain/activities/engine/give';
import { Simulator } from './domain/market/feed/simulator/simulator';
import { TestClient } from './domain/market/gateway/testing/test-client';
import { SharedFeed } from './domain/market/sharing/shared-feed';
import { findRedis, TestRedis } from './domain/market/sharing/testing/test-redis';
import { watchRedis } from './domain/market/sharing/testing/watch-redis';
import { ConsoleSender } from './domain/sms/console-sender';
import { runAsText } from './operations/testing/run-as-text';
import { mobileHash } from './platform/secrets/mobile';
import {
  CONSENT,
  campaignWith,
  closeTrade,
  describeOnDatabase,
  INVITE,
  newMobile,
  PASSWORD,
  SIGNIN,
  settleDeposit,
  TestApi,
  usd,
  Visitor,
} from './testing';
import { findScenario, SCENARIOS } from './testing/interleavings/scenarios';
import { logAt, serverOf } from './testing/server-of';
import { VISIT } from './testing/visit';

const SLUG = 'canary-campaign';
const CARD = '6217000011112222337';
const NAME = '金丝雀';
const BROWSER = 'canarys-browser-1';
const CLICK = 'click-of-the-canary';
const MINUTE = 60_000;
const RAIN = 30 * MINUTE;
const CHANGED_PASSWORD = 'silver2027';
const RESET_PASSWORD = 'copper2028';

const ACTIVITIES: Activity[] = [
  SIGNIN,
  { ...INVITE, condition: { type: 'trade', from: 1 }, tiers: [{ friends: 2, prize: usd(5) }] },
];

/** The other kinds, played as in the interleaving scenario of the same name. */
const OTHER_KINDS = ACTIVITY_KINDS.filter((kind) => !ACTIVITIES.some((activity) => activity.kind === kind));
const CAMPAIGNS = [campaignWith(SLUG, ...ACTIVITIES), ...new Set(SCENARIOS.flatMap(({ campaigns }) => campaigns))];

describeOnDatabase((database) => {
  /** The texts in the column `value` of a statement's result. */
  async function column(statement: SQL): Promise<string[]> {
    const { rows } = await database().orm.execute<{ value: string }>(statement);
    return rows.map(({ value }) => value);
  }

  /** The rows of each table, as text. */
  async function dump(): Promise<Map<string, string>> {
    const texts = new Map<string, string>();
    for (const name of await column(sql`select tablename as value from pg_tables where schemaname = 'public'`)) {
      const rows = await column(sql`select row_to_json(t)::text as value from ${sql.identifier(name)} t`);
      texts.set(name, rows.join('\n'));
    }
    return texts;
  }

  /** Lists each table that contains one of the secrets, with the secret's name. */
  function findIn(texts: ReadonlyMap<string, string>, secrets: Readonly<Record<string, string>>): string[] {
    return [...texts].flatMap(([table, text]) => {
      const found = Object.entries(secrets).filter(([, secret]) => text.includes(secret));
      return found.map(([what]) => `${table}: ${what}`);
    });
  }

  test.each(['the holder', 'an operator'] as const)(
    'after %s closes the account, no table, log or message contains the person',
    async (by) => {
      const printed: string[] = [];
      for (const method of ['log', 'info', 'warn', 'error', 'debug'] as const) {
        jest.spyOn(console, method).mockImplementation((...parts) => void printed.push(parts.join(' ')));
      }
      const { log, logger } = logAt('trace');
      const api = await TestApi.on(database(), { campaigns: CAMPAIGNS });
      const inbox = new ConsoleSender(api.services);
      const smsSender = {
        send: (message: Parameters<typeof inbox.send>[0]) =>
          Promise.all([api.sms.send(message), inbox.send(message)]).then(() => {}),
      };
      const services = { ...api.services, smsSender };
      const program = findRedis();
      const redis = program ? await TestRedis.start(program) : undefined;
      const commands = redis && (await watchRedis(redis.url));
      const feed = redis ? new SharedFeed(new Simulator(), { url: redis.url }) : new Simulator();
      const app = await serverOf(services, { devtools: developmentRoutes, logger, calls: { services, feed } });
      const sockets = (await app.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws');
      const run = (operation: string, input: Record<string, unknown>) =>
        runAsText(services, { operation, input, operator: 'Li Na' });
      const twoOperators = { ...services, config: { ...services.config, approvals: { limit: 1, hours: 24 } } };
      let token = '';
      let calls = 0;
      const post = async (url: string, type: string, payload: string): Promise<LightMyRequestResponse['json']> => {
        const headers = { 'content-type': type, 'idempotency-key': `canary-${calls++}`, ...(token && { token }) };
        const answer = await app.inject({ method: 'POST', url, headers, payload });
        if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.body}`);
        return () => answer.json();
      };
      const form = (url: string, fields: Record<string, string>) =>
        post(url, 'application/x-www-form-urlencoded', new URLSearchParams(fields).toString());
      const json = (url: string, body: unknown) => post(url, 'application/json', JSON.stringify(body));
      const canary = new Visitor(api);
      const { mobile } = canary;
      const next = newMobile();
      const proof = { ticket: '', randstr: '' };
      const report = (eventname: EventName, subject: object = {}) =>
        json('/crm/maidian/scada/collect', [
          {
            ...VISIT,
            eventname,
            clientid: by === 'the holder' ? 'shared-model' : '',
            visitorid: eventname === 'rr2' ? '' : BROWSER,
            detail: { ...VISIT.detail, ...subject },
          },
        ]);

      // The canary's inviter and the friend that it invites keep their accounts.
      const inviter = await new Visitor(api).join();
      const act = async (kind: string, action: string, as = token, { slug = SLUG, input = {} } = {}) =>
        api.json('/apis/uc/activity/act', { slug, kind, action, input }, { token: as });
      const inviteCode = async (as: string) =>
        (await api.json('/apis/uc/activity/state', { slug: SLUG, kind: 'invite' }, { token: as })).json().Data.state
          .mine.code as string;

      await report('z1');
      await report('rr2', { mobile });
      api.clock.move(MINUTE);
      await form('/apis/validateSendcode', { mobile, type: 'register', appcode: 'bfzh', ...proof });
      await report('rr3', { mobile });
      const advertised = {
        qhclickid: CLICK,
        bd_vid: CLICK,
        utm_source: 'baidu',
        landingurl: `http://bfzh.localhost/newactivities/bull-market?bd_vid=${CLICK}`,
      };
      const fields = canary.registration({ ...advertised, invitecode: await inviteCode(inviter.token) });
      const registered = (await form('/apis/web/account/register', fields))().Data;
      const { account } = registered;
      token = registered.token;
      await report('rr5', { account });
      await json('/uploadWebConvert', {
        request_time: 1_780_000_000,
        data_industry: 'ocpc_ps_convert',
        data_detail: { qhclickid: CLICK, trans_id: '1', event: 'SUBMIT', event_time: 1_780_000_000 },
      });
      const trade = await TestClient.open(sockets + TRADE_SOCKET_PATH);
      const software = { k: 3, version: '1.0.0', OS: 'Android', device: 'Mozilla/5.0', fingerprint: 'f' };
      const device = { ...software, type: MESSAGE.login };
      trade.send({ ...device, account: mobile, password: 'wrong-2026' });
      await trade.next(MESSAGE.error);
      trade.send({ ...device, account: mobile, password: PASSWORD });
      await trade.next(MESSAGE.socketToken);
      trade.socket.close();
      const login = { account: mobile, signtype: '1', loginAccountType: '1', fromtype: '1', ...proof };
      await form('/apis/zk/login', { ...login, password: 'wrong-2026' }).catch(() => {});
      token = (await form('/apis/zk/login', { ...login, password: PASSWORD }))().Token;
      await form('/apis/zk/login', { ...login, account, loginAccountType: '0', password: 'wrong-2026' }).catch(
        () => {},
      );
      api.clock.move(MINUTE);
      await form('/apis/validateSendcode', { mobile, type: 'login', appcode: 'bfzh', ...proof });
      const byCode = { mobile, code: api.sms.codeFor(mobile), appcode: 'bfzh', fromtype: '1' };
      token = (await form('/apis/zk/loginbycode', byCode))().Token;
      const idcard = newIdentityNumber();
      await form('/apis/uc/user/userinfo/identityInfoSubmitI', { ...CONSENT, name: NAME, idcard });
      await form('/apis/uc/user/userinfo/bankCardSubmit', { ...CONSENT, bank: '示例银行', card: CARD });
      await settleDeposit(database().orm, account, 100, api.clock.read());
      await closeTrade(database().orm, account, 2, api.clock.read());
      expect((await act('signin', 'sign')).statusCode).toBe(200);
      await closeTrade(database().orm, account, 2, api.clock.read(), 'EURUSD');
      api.clock.move(RAIN - (api.clock.read().getTime() % RAIN));
      const start = { orm: database().orm, now: api.clock.read(), people: [], rewardIds: [], account: () => account };
      for (const kind of OTHER_KINDS) {
        const { before, acts } = findScenario(kind);
        await before?.(start);
        const [played] = acts.flatMap((known) => ('kind' in known && known.kind === kind ? [known] : []));
        if (!played) throw new Error(`No scenario plays ${kind}.`);
        const answer = await act(kind, played.action, token, played);
        expect([kind, answer.statusCode, answer.body]).toEqual([kind, 200, answer.body]);
      }
      const from = '/newactivities/download';
      const paying = { from, source: '2', token, clientid: BROWSER, isBind: '1', first: '0' };
      const atCashier = { headers: { host: 'bfzh.localhost' }, remoteAddress: '127.0.0.1' };
      const { body } = await app.inject({ url: `/pay?${new URLSearchParams({ ...paying, account })}`, ...atCashier });
      const [, payment = ''] = /name="payment" value="([\w.-]+)"/.exec(body) ?? [];
      const paid = await app.inject({
        method: 'POST',
        url: '/pay',
        remoteAddress: atCashier.remoteAddress,
        headers: { ...atCashier.headers, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ payment, amount: '500', way: 'card' }).toString(),
      });
      expect(paid.statusCode).toBe(303);
      const friend = await new Visitor(api).join({ invitecode: await inviteCode(token) });
      expect((await act('invite', 'collect', inviter.token)).json().Data?.won).toHaveLength(1);
      const place = { orm: database().orm, slug: SLUG, activity: SIGNIN, account, now: api.clock.read() };
      await give(place, 'milestone:3', usd(3));
      const [, reward] = /^(\d+) +待发放/m.exec(await run('rewards', { account })) ?? [];
      await run('pay', { id: [reward] });
      const reason = 'a mistake';
      const records = [
        ['deposit', 'C-9', `account,reference,amount,settledAt\n${account},C-9,200,2026-06-01T11:30:00+08:00`],
        ['trade', 'T-9', `account,reference,symbol,lots,closedAt\n${account},T-9,XAUUSD,1.5,2026-06-01T11:30:00+08:00`],
      ] as const;
      for (const [what, reference, file] of records) {
        await run(`import-${what}s`, { file });
        await run(`reverse-${what}`, { reference, reason });
      }
      const ask = (reference: string) => {
        const input = { campaign: SLUG, account, reference, amount: '12', unit: 'usd', reason };
        return runAsText(twoOperators, { operation: 'give', input, operator: 'Li Na' });
      };
      expect(await ask('A-1')).toContain('须由另一位操作员');
      await runAsText(twoOperators, { operation: 'approve', input: { id: '1' }, operator: 'Wang Wei' });
      const [, byHand] = /^(\d+) +待发放 +12 美元/m.exec(await run('rewards', { account })) ?? [];
      await run('pay', { id: [byHand] });
      await run('reverse', { id: [byHand], reason });
      expect(await ask('A-2')).toContain('须由另一位操作员');

      // The holder reads and corrects the stored data, and changes number, card and password.
      api.clock.move(MINUTE);
      await form(personalDataCode.path, { appcode: 'bfzh', ...proof });
      const own = { appcode: 'bfzh', code: api.sms.codeFor(mobile) };
      const { grant, sections } = (await form(personalDataOpen.path, own))().Data;
      expect(JSON.stringify(sections)).toContain(mobile);
      await form(personalNameCorrect.path, { grant, name: NAME });
      await form(personalCardRemove.path, { grant });
      await form('/apis/uc/user/userinfo/bankCardSubmit', { ...CONSENT, bank: '示例银行', card: CARD });
      await form(personalDataCode.path, { mobile: next, appcode: 'bfzh', ...proof });
      await form(personalMobileChange.path, { grant, mobile: next, code: api.sms.codeFor(next), appcode: 'bfzh' });
      await form(changePassword.path, { currentPassword: PASSWORD, password: CHANGED_PASSWORD });
      api.clock.move(MINUTE);
      await form('/apis/validateSendcode', { mobile: next, type: 'password', appcode: 'bfzh', ...proof });
      const forgotten = { mobile: next, code: api.sms.codeFor(next), appcode: 'bfzh', password: RESET_PASSWORD };
      token = (await form(resetPassword.path, forgotten))().Data.token;
      await form(logOut.path, { which: 'this' });
      token = '';
      token = (await form('/apis/zk/login', { ...login, account: next, password: RESET_PASSWORD }))().Token;
      await report('rr2', { mobile: next });

      await run('customer', { person: next });
      await run('export-person', { 'mobile-or-account': next, reason: 'a request' });
      await run('correct-person', { 'mobile-or-account': next, name: NAME });

      const passwords = { password: PASSWORD, changed: CHANGED_PASSWORD, reset: RESET_PASSWORD };
      const secrets = { mobile, next, name: NAME, document: idcard, card: CARD, token, ...passwords };
      const hash = mobileHash(services.vault, next);
      const former = mobileHash(services.vault, mobile);
      const traces = { hash, former, account, click: CLICK, browser: BROWSER };
      const before = await dump();
      // No table contains a secret in plain text, even while the account is open.
      expect(findIn(before, secrets)).toEqual([]);
      const known = findIn(before, traces);
      for (const place of [
        'accounts: hash',
        'sms_codes: hash',
        'sms_inbox: hash',
        'rate_limits: hash',
        'tracking_events: hash',
        'tracking_events: browser',
        'visitor_days: browser',
        'visitor_pages: browser',
        'approvals: account',
        'conversions: click',
        'consents: account',
        'identities: account',
        'bank_cards: account',
        'deposits: account',
        'trades: account',
        'activity_rewards: account',
        'activity_entries: account',
        'sessions: account',
        'point_postings: account',
      ]) {
        expect(known).toContain(place);
      }

      if (by === 'an operator') await run('delete-person', { 'mobile-or-account': next, confirm: account });
      else {
        api.clock.move(MINUTE);
        await form(personalDataCode.path, { appcode: 'bfzh', ...proof });
        const again = { appcode: 'bfzh', code: api.sms.codeFor(next) };
        await form(accountClose.path, { grant: (await form(personalDataOpen.path, again))().Data.grant });
      }

      const after = await dump();
      expect(findIn(after, { ...secrets, ...traces })).toEqual([]);
      expect(after.get('retained_records')).not.toBe('');
      const retained = await run('retained-record', { account, reason: 'order of a court' });
      expect(JSON.parse(retained).record).toMatchObject({
        deposits: expect.arrayContaining([
          expect.objectContaining({ amount: 100 }),
          expect.objectContaining({ amount: 500 }),
          expect.objectContaining({ reference: 'C-9', reversed: expect.objectContaining({ reason }) }),
        ]),
        trades: expect.arrayContaining([expect.objectContaining({ lots: 2 })]),
        rewardsPaid: [
          { amount: 3 },
          { amount: 12, entries: [{ entry: 'given' }, { entry: 'paid' }, { entry: 'reversed' }] },
        ],
      });
      expect((await api.send('/apis/uc/user/userinfo/info', { token: friend.token })).statusCode).toBe(200);
      expect(after.get('activity_rewards')).toContain(inviter.account);
      await app.close();
      const shared = commands?.() ?? [];
      await redis?.kill();
      if (redis) expect(shared.join('\n')).toContain('XAUUSD');
      const written = [...log, ...printed, ...shared].join('\n');
      expect(written).toContain('SMS register');
      for (const secret of [...Object.values(secrets), hash, former, mobile.slice(0, 8), next.slice(0, 8)]) {
        expect(written).not.toContain(secret);
      }
    },
  );
});
