import { callApi } from '../http/call-api';
import { proveWork } from './prove-work';
import { solveCaptcha } from './solve';

jest.mock('../http/call-api');
jest.mock('./prove-work');
const call = jest.mocked(callApi);
const prove = jest.mocked(proveWork);
const challenge = { parameters: { nonce: 'n1' }, signature: 's' };
const solution = { counter: 7, derivedKey: 'ab' };

beforeEach(() => {
  call
    .mockReset()
    .mockResolvedValue({ IsSuccess: true, Data: { provider: 'altcha', appId: 'altcha', challenge } } as never);
  prove.mockReset().mockResolvedValue(solution);
  Object.defineProperty(globalThis, 'crypto', { value: { subtle: {} }, configurable: true });
});

test('the proof stands in ticket and randstr', async () => {
  const { ticket, randstr } = await solveCaptcha();
  expect(JSON.parse(atob(ticket))).toEqual({ challenge, solution });
  expect(randstr).toBe('n1');
});

test('where the captcha is off there is nothing to prove', async () => {
  call.mockResolvedValue({ IsSuccess: true, Data: { provider: 'off', appId: '' } } as never);
  expect(await solveCaptcha()).toEqual({ ticket: '', randstr: '' });
  expect(prove).not.toHaveBeenCalled();
});

test('a browser that withholds WebCrypto is told why', async () => {
  Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
  await expect(solveCaptcha()).rejects.toThrow('当前连接不安全，无法完成安全验证，请使用 https 地址访问');
});

test('work that is not done in time is told', async () => {
  prove.mockResolvedValue(null);
  await expect(solveCaptcha()).rejects.toThrow('安全验证未完成，请重试');
});

test("ends with the caller's reason", async () => {
  const controller = new AbortController();
  prove.mockImplementation(async () => {
    controller.abort(new Error('left'));
    return null;
  });
  await expect(solveCaptcha(controller.signal)).rejects.toThrow('left');
});
