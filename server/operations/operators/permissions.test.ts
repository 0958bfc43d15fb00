import { readFileSync } from 'node:fs';
import { ROLES } from '../../platform/database/schema/operators';
import type { Orm } from '../../platform/database/types';
import { readApiConfig } from '../../settings/read-api-config';
import { campaignWith, describeOnPglite, PREDICT, TestApi } from '../../testing';
import { OPERATIONS } from '../operations';
import { runOperation } from '../run-operation';
import { signedInAs } from '../testing/signed-in-as';
import { mayApprove, mayRun, permissionOf } from './permissions';
import { FILE, permissionsText } from './permissions-text';
import { addsRights, roleList, rolesOf, rolesText } from './roles';

/** Valid input of the operations that need some. */
const INPUTS: Readonly<Record<string, Record<string, unknown>>> = {
  open: { campaign: 'daily' },
  close: { campaign: 'daily', at: 'now', reason: 'sold out', confirm: 'now' },
  'follow-dates': { campaign: 'daily' },
  dates: { campaign: 'daily', begins: '2026-07-01' },
  'campaigns text': { campaign: 'daily' },
  'campaigns edit': { campaign: 'daily', file: '{}' },
  'campaigns diff': { revision: '1' },
  'campaigns submit': { revision: '1' },
  'campaigns return': { revision: '1', reason: 'too long' },
  'campaigns approve': { revision: '1' },
  'campaigns preview': { revision: '1' },
  'campaigns publish': { revision: '1' },
  'campaigns rollback': { campaign: 'daily' },
  'campaigns preview-text': { campaign: 'daily', file: '{}', brand: 'bfzh' },
  'campaigns compare': { campaign: 'daily', revision: '1', other: '0' },
  'campaigns discard': { revision: '1' },
  'campaigns shown': { campaign: 'daily' },
  'campaigns figures': { campaign: 'daily' },
  'campaigns revisions': { campaign: 'daily' },
  'stop-all': { reason: 'wrong prices' },
  resume: { reason: 'mended' },
  'set-budget': { campaign: 'daily', dollars: '5000' },
  release: { id: ['1'] },
  refuse: { id: ['1'], reason: 'no budget' },
  rounds: { campaign: 'daily' },
  'add-rounds': { campaign: 'daily', release: ['2027-01-28T03:00'] },
  'remove-rounds': { campaign: 'daily', release: ['2027-01-28T03:00'], reason: 'moved' },
  settle: { campaign: 'daily', round: '2026-06-01', outcome: 'up' },
  'call-off': { campaign: 'daily', round: '2026-06-01', reason: 'no quote' },
  'correct-settlement': { campaign: 'daily', round: '2026-06-01', outcome: 'down', reason: 'misread' },
  stock: { campaign: 'daily' },
  'set-stock': { campaign: 'daily', item: 'wheel/bar', total: '3' },
  customer: { person: '10000001' },
  rewards: { account: '10000001' },
  'reward-history': { id: ['1'] },
  pay: { id: ['1'] },
  'pay-all': { campaign: 'daily' },
  void: { id: ['1'], reason: 'twice' },
  reverse: { id: ['1'], reason: 'twice' },
  reopen: { id: ['1'], reason: 'a mistake' },
  give: { campaign: 'daily', account: '10000001', reference: 'T-1', amount: '5', unit: 'usd', reason: 'an outage' },
  'use-coupon': { campaign: 'daily', coupon: 'loss', account: '10000001' },
  'import-deposits': { file: 'account,reference,amount,settledAt' },
  'import-trades': { file: 'account,reference,symbol,lots,openedAt,closedAt' },
  'import-openings': { file: 'account,openedAt' },
  'reverse-deposit': { reference: 'C-1', reason: 'twice' },
  'reverse-trade': { reference: 'T-1', reason: 'twice' },
  'reverse-opening': { account: '10000001', reason: 'twice' },
  'import-ad-spend': { file: 'day,platform,amount,currency' },
  'reverse-ad-spend': { id: '1', reason: 'twice' },
  'views list': { screen: 'funnel' },
  'views save': { screen: 'funnel', name: '品牌词', query: 'by=plan' },
  'views remove': { screen: 'funnel', name: '品牌词' },
  'log-out': { account: '10000001' },
  'export-person': { 'mobile-or-account': '10000001', reason: 'a request' },
  'correct-person': { 'mobile-or-account': '10000001', card: 'remove' },
  'delete-person': { 'mobile-or-account': '10000001' },
  'retained-record': { account: '10000001', reason: 'an order' },
  'hosts add': { host: 'gold-new.example', brand: 'bfzh' },
  'hosts remove': { host: 'gold-new.example' },
  'set-holidays': { market: 'CHINA300', year: '2028', holiday: ['2028-01-01'], source: 'https://www.sse.com.cn/a' },
  request: { id: '1' },
  approve: { id: '1' },
  reject: { id: '1', reason: 'a slip' },
  'sign-in': { name: 'Li Na', password: 'x', code: '000000' },
  enrol: { name: 'Li Na', code: 'x', password: 'correct-horse-battery-7' },
  'change-password': { present: 'x', code: '000000', password: 'correct-horse-battery-7' },
  confirm: { code: '000000' },
  'operators appoint': { name: 'Zhao Lei', key: 'x' },
  'operators add': { name: 'Zhao Lei', roles: 'support' },
  'operators roles': { name: 'Zhao Lei', roles: 'support' },
  'operators limits': { name: 'Zhao Lei', alone: '5' },
  'operators reset': { name: 'Zhao Lei' },
  'operators disable': { name: 'Zhao Lei', reason: 'left' },
  'operators end-session': { session: 'abcdefgh' },
  'operators remove-passkey': { id: '1' },
  backup: { file: '/nowhere/today.backup' },
  restore: { file: '/nowhere/today.backup' },
};

/** Rolls back what an operation changed. */
class Undone extends Error {}

const REFUSED = /do not allow you to run/;

test('docs/permissions.md is what the code says; otherwise run `npm run generate:permissions`', () => {
  expect(readFileSync(FILE, 'utf8')).toBe(permissionsText(OPERATIONS));
});

test('every operation has a permission', () => {
  expect(OPERATIONS.filter(({ name }) => !permissionOf(name)).map(({ name }) => name)).toEqual([]);
});

test('the inputs of the table are valid', () => {
  const parsed = OPERATIONS.map(({ name, input }) => [name, input.safeParse(INPUTS[name] ?? {}).error?.issues]);
  expect(parsed.filter(([, issues]) => issues)).toEqual([]);
});

test('an operation that is not in the table gives no role a right', () => {
  for (const name of ['unknown', 'constructor', 'toString']) {
    expect(mayRun([{ role: 'admin' }], name)).toBe(false);
    expect(mayApprove([{ role: 'admin' }], name)).toBe(false);
  }
});

test('roles add up, and a limit to brands applies to each role alone', () => {
  const roles = [{ role: 'finance' as const, brands: ['bfzh'] }, { role: 'support' as const }];
  expect(mayRun(roles, 'pay')).toBe(true);
  expect(mayRun(roles, 'pay', ['bfzh'])).toBe(true);
  expect(mayRun(roles, 'pay', ['bfzh', 'iekb'])).toBe(false);
  expect(mayRun(roles, 'pay', 'all')).toBe(false);
  expect(mayRun(roles, 'customer', ['iekb'])).toBe(true);
  expect(mayRun(roles, 'hosts add')).toBe(false);
  expect(mayRun(roles, 'hosts add', [])).toBe(false);
  const two = [...roles, { role: 'finance' as const, brands: ['iekb'] }];
  expect(mayRun(two, 'pay', ['bfzh', 'iekb'])).toBe(true);
  expect(mayApprove(roles, 'pay', ['bfzh'])).toBe(true);
  expect(mayApprove(roles, 'close', 'all')).toBe(false);
  expect(mayApprove([{ role: 'support' }], 'pay')).toBe(false);
});

test('the former role `operator` allows what it allowed: everything except changes of operators', () => {
  const roles = rolesOf({ role: 'operator', roles: null });
  const refused = OPERATIONS.filter(({ name }) => !mayRun(roles, name, 'all')).map(({ name }) => name);
  expect(refused).toEqual(['add', 'roles', 'limits', 'reset', 'disable'].map((name) => `operators ${name}`));
  const unapproved = OPERATIONS.filter(({ name, approval }) => approval && !mayApprove(roles, name, 'all'));
  expect(unapproved).toEqual([]);
  expect(rolesOf({ role: 'admin', roles: null })).toEqual([{ role: 'admin' }]);
});

test('a server of an earlier release that takes the role `admin` away takes it away', () => {
  expect(rolesOf({ role: 'operator', roles: [{ role: 'admin' }, { role: 'support' }] })).toEqual([{ role: 'support' }]);
});

test.each([
  ['support', [{ role: 'support' }]],
  ['support:iekb+bfzh, analyst', [{ role: 'support', brands: ['bfzh', 'iekb'] }, { role: 'analyst' }]],
  ['admin', [{ role: 'admin' }]],
])('parses the roles %j', (text, roles) => {
  expect(roleList.parse(text)).toEqual(roles);
  expect(roleList.parse(rolesText(roleList.parse(text)))).toEqual(roles);
});

test.each(['', 'boss', 'operator', 'support:', 'support:+', 'admin:bfzh', 'support,support:bfzh', 'support:a:b'])(
  'rejects the roles %j',
  (text) => {
    expect(roleList.safeParse(text).success).toBe(false);
  },
);

test.each([
  ['support', 'support:bfzh', false],
  ['support:bfzh', 'support', true],
  ['support:bfzh', 'support:bfzh+iekb', true],
  ['support:bfzh+iekb', 'support:iekb', false],
  ['support', 'analyst', true],
  ['admin', 'finance', false],
  ['finance,support', 'support', false],
])('from %s to %s adds rights: %s', (present, wanted, adds) => {
  expect(addsRights(roleList.parse(present), roleList.parse(wanted))).toBe(adds);
});

describeOnPglite((database) => {
  test.each(ROLES)('%s may run exactly what the table says', async (role) => {
    const config = readApiConfig({ DEPLOYMENT: 'production', CAPTCHA: 'off' });
    const api = await TestApi.on(database(), { campaigns: [campaignWith('daily', PREDICT)], config });
    const session = await signedInAs(api.services, 'Li Na', role);
    const differs: string[] = [];
    for (const { name } of OPERATIONS) {
      const request = { operation: name, input: INPUTS[name] ?? {}, operator: '', session };
      const refused = await refusal((orm) => {
        const services = { ...api.services, database: { ...api.services.database, orm } };
        return runOperation(services, request);
      });
      if (refused === mayRun([{ role }], name)) differs.push(`${name} is ${refused ? 'refused' : 'allowed'}`);
    }
    expect(differs).toEqual([]);
  });

  /** Whether the roles refuse an operation, whose changes are rolled back. */
  async function refusal(run: (orm: Orm) => Promise<unknown>): Promise<boolean> {
    let refused = false;
    const tried = database().orm.transaction(async (orm) => {
      await run(orm).catch((error: Error) => {
        refused = REFUSED.test(error.message);
      });
      throw new Undone();
    });
    await tried.catch((error) => {
      if (!(error instanceof Undone)) throw error;
    });
    return refused;
  }
});
