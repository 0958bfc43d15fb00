import { ROLES } from '../../platform/database/schema/operators';
import { readApiConfig } from '../../settings/read-api-config';
import { campaignWith, describeOnDatabase, PREDICT, TestApi } from '../../testing';
import { OPERATIONS } from '../operations';
import { runOperation } from '../run-operation';
import { inputFor } from '../testing/inputs';
import { signedInAs } from '../testing/signed-in-as';
import { undone } from '../testing/undone';
import { mayApprove, mayRun, permissionOf } from './permissions';
import { addsRights, roleList, rolesOf, rolesText } from './roles';

const REFUSED = /不能执行/;

test('every operation has a permission', () => {
  expect(OPERATIONS.filter(({ name }) => !permissionOf(name)).map(({ name }) => name)).toEqual([]);
});

test('the sample input of every operation is valid', () => {
  const parsed = OPERATIONS.map((operation) => [
    operation.name,
    operation.input.safeParse(inputFor(operation)).error?.issues,
  ]);
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

describeOnDatabase((database) => {
  test.each(ROLES)('%s may run exactly what the table says', async (role) => {
    const config = readApiConfig({ DEPLOYMENT: 'production', CAPTCHA: 'off' });
    const api = await TestApi.on(database(), { campaigns: [campaignWith('daily', PREDICT)], config });
    const session = await signedInAs(api.services, 'Li Na', role);
    const differs: string[] = [];
    for (const operation of OPERATIONS) {
      const { name } = operation;
      const request = { operation: name, input: inputFor(operation), operator: '', session };
      let refused = false;
      await undone(api.services, async (within) => {
        await runOperation(within, request).catch((error: Error) => {
          refused = REFUSED.test(error.message);
        });
      });
      if (refused === mayRun([{ role }], name)) differs.push(`${name} is ${refused ? 'refused' : 'allowed'}`);
    }
    expect(differs).toEqual([]);
  });
});
