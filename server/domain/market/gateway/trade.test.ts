import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import type { ClientOptions } from 'ws';
import { CLOSE } from '@/lib/contract/market/close-codes';
import { MESSAGE, tradeMessage } from '@/lib/contract/market/messages';
import { holdTimers } from '../../../testing/hold-timers';
import { PASSWORD, Visitor } from '../../../testing/visitor';
import type { PasswordHasher } from '../../accounts/passwords';
import { createCaptcha } from '../../captcha/create-captcha';
import { isValidSocketToken } from './socket-token';
import type { TestGateway } from './testing/open-test-gateway';
import { describeGateway } from './testing/use-gateway';

const DEVICE = { k: 3, version: '1.0.0', OS: 'Android', device: 'Mozilla/5.0', fingerprint: 'f', type: MESSAGE.login };
const login = (account: string, password: string) => ({ ...DEVICE, account, password });
/** A client at an address of its own network. */
const from = (network: number): ClientOptions => ({ headers: { 'x-forwarded-for': `198.51.${network}.7` } });
const byToken = (token: string) => ({ ...login('', ''), token });

async function registered(gateway: TestGateway) {
  const visitor = new Visitor(gateway.api);
  await visitor.askForCode();
  const answer = await gateway.api.form('/apis/web/account/register', visitor.registration());
  return { visitor, account: answer.json().Data.account as string };
}

describeGateway((open) => {
  test('issues a socket token for account or mobile number and password', async () => {
    const gateway = await open();
    const { visitor, account } = await registered(gateway);
    const client = await gateway.openTrade();
    for (const name of [account, visitor.mobile]) {
      client.send(login(name, PASSWORD));
      const answer = await client.next(MESSAGE.socketToken);
      expect(tradeMessage.safeParse(answer).error).toBeUndefined();
      expect(answer.account).toBe(account);
      const { services } = gateway.api;
      expect(isValidSocketToken(services.vault, answer.socketToken, services.clock())).toBe(true);
    }
  });

  test('issues one for a session, and rejects an unknown session', async () => {
    const gateway = await open();
    const { account } = await registered(gateway);
    const fields = { account, password: PASSWORD, signtype: '1', loginAccountType: '0', fromtype: '1' };
    const { Token } = (await gateway.api.form('/apis/zk/login', { ...fields, ticket: '', randstr: '' })).json();
    const client = await gateway.openTrade();
    client.send(byToken(Token));
    expect(await client.next(MESSAGE.socketToken)).toMatchObject({ account });
    client.send(byToken('x'.repeat(43)));
    expect(await client.next(MESSAGE.error)).toMatchObject({ code: 'unauthorized' });
  });

  test('rejects a wrong password and an unknown account alike, and closes the socket at the third attempt', async () => {
    const gateway = await open();
    const { account } = await registered(gateway);
    const client = await gateway.openTrade();
    for (const name of [account, '99999999', 'nobody@nowhere.example']) {
      client.send(login(name, 'wrong2026'));
      expect(await client.next(MESSAGE.error)).toEqual({
        type: MESSAGE.error,
        code: 'credentials_invalid',
        message: '账号或密码错误',
      });
    }
    expect(await client.closed).toEqual(CLOSE.loginRefused);
  });

  test('logs the result of each login under the id of its handshake, but not the account', async () => {
    const gateway = await open();
    const { account, visitor } = await registered(gateway);
    const client = await gateway.openTrade();
    client.send(login(account, 'wrong2026'));
    await client.next(MESSAGE.error);
    client.send(login(visitor.mobile, PASSWORD));
    await client.next(MESSAGE.socketToken);
    const logins = gateway.log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'socket login');
    expect(logins.map((line) => line.login)).toEqual(['credentials_invalid', 'accepted']);
    expect(new Set(logins.map(({ reqId }) => reqId))).toEqual(new Set([expect.any(String)]));
    for (const secret of [account, visitor.mobile, PASSWORD]) expect(gateway.log.join('')).not.toContain(secret);
  });

  test('limits a flood of logins on many sockets, also for the right password, and says how long to wait', async () => {
    const gateway = await open();
    const { account, visitor } = await registered(gateway);
    const codes: string[] = [];
    for (let count = 0; count < 7; count++) {
      const client = await gateway.openTrade(from(count));
      client.send(login(account, count < 6 ? `wrong${count}` : PASSWORD));
      const { code, retryAfter } = await client.next(MESSAGE.error);
      codes.push(code);
      if (code === 'too_many_requests') expect(retryAfter).toBeGreaterThan(60);
    }
    expect(codes).toEqual([...Array(5).fill('credentials_invalid'), 'too_many_requests', 'too_many_requests']);
    // The owner can still log in on the site, and here by that session.
    const { Token } = (await visitor.login(PASSWORD)).json();
    const client = await gateway.openTrade();
    client.send(byToken(Token));
    expect(await client.next(MESSAGE.socketToken)).toMatchObject({ account });
  });

  test('limits an address to ten passwords for any accounts, and locks out no owner when many others guess', async () => {
    const gateway = await open();
    const { account } = await registered(gateway);
    const attempt = async (count: number, address: ClientOptions) => {
      const client = await gateway.openTrade(address);
      client.send(login(String(20_000_000 + count), 'wrong2026'));
      return (await client.next(MESSAGE.error)).code;
    };
    const alone = [];
    for (let count = 0; count < 11; count++) alone.push(await attempt(count, from(250)));
    expect(alone).toEqual([...Array(10).fill('credentials_invalid'), 'too_many_requests']);
    for (let count = 10; count < 310; count++)
      expect(await attempt(count, from(count % 240))).toBe('credentials_invalid');
    const owner = await gateway.openTrade(from(241));
    owner.send(login(account, PASSWORD));
    expect(await owner.next(MESSAGE.socketToken)).toMatchObject({ account });
  });

  test('requires more work per proof after passwords were tried from many addresses', async () => {
    const gateway = await open();
    const { services } = gateway.api;
    services.captcha = createCaptcha('altcha', { ...services, proofsPerAddress: 20, proofsInAll: 2 });
    const offered = async () => (await gateway.api.send('/apis/validateAppId')).json().Data.challenge;
    for (const network of [1, 2]) {
      const challenge = await offered();
      expect(challenge.parameters.data.factor).toBe(1);
      const proof = { challenge, solution: await solveChallenge({ challenge, deriveKey }) };
      const ticket = Buffer.from(JSON.stringify(proof)).toString('base64');
      const client = await gateway.openTrade(from(network));
      client.send({ ...login('20000000', 'wrong2026'), ticket, randstr: challenge.parameters.nonce });
      expect((await client.next(MESSAGE.error)).code).toBe('credentials_invalid');
    }
    expect((await offered()).parameters.data.factor).toBe(2);
  });

  test('compares a password only with a proof of work, once per proof', async () => {
    const gateway = await open();
    const { account } = await registered(gateway);
    const { services } = gateway.api;
    services.captcha = createCaptcha('altcha', { ...services, proofsPerAddress: 20, proofsInAll: 500 });
    const verify = jest.spyOn(services.passwords, 'verify');
    const { challenge } = (await gateway.api.send('/apis/validateAppId')).json().Data;
    const solved = { challenge, solution: await solveChallenge({ challenge: challenge, deriveKey }) };
    const ticket = Buffer.from(JSON.stringify(solved)).toString('base64');
    const proven = { ...login(account, PASSWORD), ticket, randstr: challenge.parameters.nonce };
    const client = await gateway.openTrade();
    client.send(login(account, PASSWORD));
    expect(await client.next(MESSAGE.error)).toMatchObject({ code: 'captcha_failed' });
    expect(verify).not.toHaveBeenCalled();
    client.send(proven);
    expect(await client.next(MESSAGE.socketToken)).toMatchObject({ account });
    client.send(proven);
    expect(await client.next(MESSAGE.error)).toMatchObject({ code: 'captcha_failed' });
    expect(verify).toHaveBeenCalledTimes(1);
  });

  test('compares one password at a time per socket', async () => {
    let comparing = 0;
    let most = 0;
    const release: (() => void)[] = [];
    const gateway = await open();
    const passwords: PasswordHasher = {
      ...gateway.api.services.passwords,
      async verify() {
        comparing += 1;
        most = Math.max(most, comparing);
        await new Promise<void>((resolve) => release.push(resolve));
        comparing -= 1;
        return false;
      },
    };
    gateway.api.services.passwords = passwords;
    const client = await gateway.openTrade();
    for (let count = 0; count < 20; count++) client.send(login(`1000000${count % 10}`, 'wrong2026'));
    for (let count = 0; count < 19; count++) {
      expect(await client.next(MESSAGE.error)).toMatchObject({ code: 'too_many_requests', retryAfter: 1 });
    }
    while (release.length === 0) await new Promise((resolve) => setImmediate(resolve));
    for (const go of release) go();
    expect(await client.next(MESSAGE.error)).toMatchObject({ code: 'credentials_invalid' });
    expect(most).toBe(1);
  });

  test('closes a socket without a login', async () => {
    holdTimers();
    const client = await (await open()).openTrade();
    jest.advanceTimersByTime(10_000);
    expect(await client.closed).toEqual(CLOSE.loginTimeout);
  });

  test('reports an unreachable database as unavailable', async () => {
    const gateway = await open();
    const failure = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    jest.spyOn(gateway.api.services.database.orm, 'transaction').mockRejectedValueOnce(failure);
    const client = await gateway.openTrade();
    client.send(login('10000001', PASSWORD));
    expect(await client.next(MESSAGE.error)).toMatchObject({ code: 'unavailable' });
  });
});
