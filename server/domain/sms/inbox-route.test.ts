import { randomBytes } from 'node:crypto';
import { Keyring } from '../../platform/secrets/keyring';
import { createVault } from '../../platform/secrets/vault';
import { readApiConfig } from '../../settings/read-api-config';
import { describeOnDatabase, newMobile, TestApi } from '../../testing';
import { ConsoleSender } from './console-sender';

describeOnDatabase((database) => {
  const mobile = newMobile();
  const vault = createVault(Keyring.of(randomBytes(32)));
  let printed: jest.SpyInstance;
  beforeEach(() => {
    printed = jest.spyOn(console, 'log').mockImplementation(() => {});
  });

  /** A server with the console sender; all servers share a database and a key. */
  function server(env: Record<string, string>) {
    const smsSender = new ConsoleSender({ database: database(), vault, clock: () => new Date() });
    return TestApi.on(database(), { smsSender, vault, config: readApiConfig(env) });
  }

  async function inbox(env: Record<string, string>, request: { remoteAddress?: string; headers?: object } = {}) {
    const sending = await server(env);
    await sending.form('/apis/validateSendcode', { mobile, ticket: '', randstr: '' });
    const local = { remoteAddress: '127.0.0.1', headers: { host: 'bfzh.localhost:3000' }, ...request };
    const reading = await server(env);
    return reading.app.inject({ url: `/dev/sms?mobile=${mobile}`, ...local, headers: { ...local.headers } });
  }

  test('lets local programs read the code from any server, and masks the number on the console', async () => {
    const answer = await inbox({ DEPLOYMENT: 'development' });
    expect(answer.json().Data.messages).toEqual([{ code: expect.stringMatching(/^\d{6}$/), purpose: 'register' }]);
    expect(printed.mock.calls.flat().join()).not.toContain(mobile);
  });

  test.each([
    ['from another machine', { remoteAddress: '203.0.113.7' }],
    ['through a proxy', { headers: { host: 'localhost', 'x-forwarded-for': '127.0.0.1' } }],
    ['under a name from outside', { headers: { host: 'gold.example' } }],
  ])('answers a request %s with 404', async (_case, request) => {
    expect((await inbox({ DEPLOYMENT: 'development' }, request)).statusCode).toBe(404);
  });

  test('answers with 404 in production', async () => {
    expect((await inbox({ DEPLOYMENT: 'production' })).statusCode).toBe(404);
  });
});
