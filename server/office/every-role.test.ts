import { OPERATIONS } from '../operations/operations';
import { isLimitedByBrand } from '../operations/operators/brands-of';
import { mayRun, permissionOf } from '../operations/operators/permissions';
import { signedInAs } from '../operations/testing/signed-in-as';
import { auditEntries } from '../platform/database/schema/activities';
import { ROLES } from '../platform/database/schema/operators';
import { readApiConfig } from '../settings/read-api-config';
import { campaignWith, describeOnDatabase, PREDICT, TestApi } from '../testing';
import { OFFICE_CALLS, type OfficeOperations } from './api';
import { buildOffice } from './open-office';

const ORIGIN = 'https://office.example';
const NAMES = OPERATIONS.map(({ name }) => name);
const OFFERABLE = OPERATIONS.filter(({ subject }) => subject).map(({ name }) => name);

// `permissions.test.ts` runs what each role may run; here are the calls that the office must reject before anything runs.
describeOnDatabase((database) => {
  /** An office, called by an operator with these roles. */
  async function officeOf(roles: string) {
    const config = readApiConfig({ DEPLOYMENT: 'production', CAPTCHA: 'off' });
    const api = await TestApi.on(database(), { campaigns: [campaignWith('daily', PREDICT)], config });
    const session = await signedInAs(api.services, 'Li Na', roles);
    const app = buildOffice({ services: api.services, origin: ORIGIN, folder: '.office' });
    const own = { host: new URL(ORIGIN).host, origin: ORIGIN, ...cookieOf(session) };
    /** Status and code of a rejected call. */
    const run = async (name: string, headers: Record<string, string> = {}) => {
      const response = await app.inject({
        method: 'POST',
        url: `${OFFICE_CALLS.operations}/${encodeURIComponent(name)}`,
        headers: { ...own, 'content-type': 'application/json', ...headers },
        payload: JSON.stringify({ input: { reason: 'wrong prices' } }),
      });
      return `${response.statusCode} ${response.json().code}`;
    };
    /** The operations that the office names, in alphabetical order. */
    const offered = async () => {
      const response = await app.inject({ url: OFFICE_CALLS.operations, headers: own });
      const { subjects } = response.json<OfficeOperations>();
      return subjects.flatMap(({ operations }) => operations.map(({ name }) => name)).sort();
    };
    const recorded = () => database().orm.$count(auditEntries);
    return { api, run, offered, recorded, close: () => app.close() };
  }
  const cookieOf = (session: string) => ({ cookie: `__Host-office=${session}` });

  test.each(ROLES)('offers the role %s what it may run, and rejects its calls of everything else', async (role) => {
    const office = await officeOf(role);
    const allowed = OFFERABLE.filter((name) => mayRun([{ role }], name));
    expect(await office.offered()).toEqual([...allowed].sort());
    const others = NAMES.filter((name) => !allowed.includes(name));
    const answered = await Promise.all(others.map(async (name) => `${name}: ${await office.run(name)}`));
    expect(answered).toEqual(others.map((name) => `${name}: 404 not_found`));
    expect(await office.recorded()).toBe(0);
    await office.close();
  });

  test('offers roles that are limited to brands nothing that concerns all brands', async () => {
    const limited = ROLES.filter((role) => role !== 'admin').map((role) => `${role}:bfzh`);
    const office = await officeOf(limited.join());
    const free = OFFERABLE.filter((name) => ['anyone', 'own', 'own-confirmed'].includes(permissionOf(name) ?? ''));
    expect(await office.offered()).toEqual([...OFFERABLE.filter(isLimitedByBrand), ...free].sort());
    expect(await office.run('settle')).toBe('404 not_found');
    await office.close();
  });

  test('runs nothing without a session, in one that has ended, or for a page of another origin', async () => {
    const office = await officeOf('admin');
    const { services, clock } = office.api;
    const idle = await signedInAs(services, 'Wang Wei', 'admin');
    clock.move(31 * 60_000);
    const fresh = await signedInAs(services, 'Sun Lei', 'admin');
    const attacks: [string, Record<string, string>][] = [
      ['401 signed_out', { cookie: '' }],
      ['401 signed_out', cookieOf('a'.repeat(43))],
      ['401 signed_out', cookieOf(idle)],
      ['401 signed_out', { cookie: `office=${fresh}` }],
      ['403 foreign_origin', { ...cookieOf(fresh), origin: 'https://evil.example' }],
      ['403 foreign_origin', { ...cookieOf(fresh), 'sec-fetch-site': 'same-site' }],
    ];
    for (const [expected, headers] of attacks) {
      const answered = await Promise.all(NAMES.map(async (name) => `${name}: ${await office.run(name, headers)}`));
      expect(answered).toEqual(NAMES.map((name) => `${name}: ${expected}`));
    }
    expect(await office.recorded()).toBe(0);
    expect(await office.run('stop-all', cookieOf(fresh))).toBe('200 undefined');
    await office.close();
  });
});
