import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserCall } from '../../contract/call';
import { onSessionEnd, saveToken } from '../session/token';
import { ApiError, HTTP_TIMEOUT, messageOf } from './api-error';
import { callApi } from './call-api';

const FOLDER = join(__dirname, '../../contract/browser');
/** The files of the folder that are no calls. */
const NO_CALLS = ['click-parameters.ts', 'problem.ts'];

/** Every call that the browser can make, by its module's name; an activity kind has two, state and act. */
const calls = (readdirSync(FOLDER, { recursive: true }) as string[])
  .filter((file) => file.endsWith('.ts') && !NO_CALLS.includes(file))
  .flatMap((file) => Object.values<BrowserCall | object>(require(join(FOLDER, file))).flatMap(callsOf(file)));

function callsOf(file: string) {
  const name = file.replace('.ts', '');
  return (value: object): [string, BrowserCall][] => {
    if ('response' in value) return [[name, value as BrowserCall]];
    const { state, act } = value as { state: BrowserCall; act: BrowserCall };
    return [
      [`${name} state`, state],
      [`${name} act`, act],
    ];
  };
}

const answer = (body: string, status = 200) => ({ ok: status < 300, status, text: async () => body });
const problem = (status: number, code: string, Data: string) =>
  answer(JSON.stringify({ IsSuccess: false, Data, type: 'about:blank', title: code, status, code }), status);
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const silent = (_: string, { signal }: RequestInit) =>
  new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));

const BROKEN = '服务暂时不可用，请稍后再试';
const SITUATIONS: [string, (url: string, init: RequestInit) => unknown, string][] = [
  ['no answer in 20 seconds', silent, '网络不给力，请稍后重试'],
  ['a broken connection', lost, '网络异常，请重试'],
  ['no connection', lost, '网络已断开，请检查网络后重试'],
  ['status 500 without a body', () => answer('', 500), BROKEN],
  ["a proxy's page", () => answer('<html>Bad Gateway</html>', 502), BROKEN],
  ['HTML with status 200', () => answer('<!doctype html>'), BROKEN],
  ['JSON that was cut off', () => answer('{"IsSuccess":true,"Data":{"ac'), BROKEN],
  ['another shape', () => answer('{"IsSuccess":"yes","Data":7}'), BROKEN],
  ['nothing that is an object', () => answer('null'), BROKEN],
  ['a refusal', () => problem(503, 'unavailable', '系统维护中，请稍后再试'), '系统维护中，请稍后再试'],
  ['the bare envelope', () => answer('{"IsSuccess":false,"Data":"暂不可用"}'), '暂不可用'],
  ['a session that has ended', () => problem(401, 'unauthorized', '登录已过期，请重新登录'), '登录已过期，请重新登录'],
];

const fetched = jest.fn();
let session = 0;
beforeEach(() => {
  jest.useFakeTimers();
  window.fetch = fetched;
  // A token can end only once.
  session += 1;
  saveToken(`live-${session}`);
});

test('covers all calls of the browser', () => {
  expect(calls.length).toBeGreaterThanOrEqual(42);
});

test.each(SITUATIONS)(
  'fails every call with a sentence for the visitor, in time, after %s',
  async (situation, behave, sentence) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(situation !== 'no connection');
    fetched.mockImplementation(async (url, init) => behave(url, init));
    const outcomes = calls.map(async ([name, call]) => {
      const error = await callApi(call, {}).then(
        () => undefined,
        (reason: unknown) => reason,
      );
      return [name, error instanceof ApiError, messageOf(error)];
    });
    await jest.advanceTimersByTimeAsync(HTTP_TIMEOUT);
    expect(await Promise.all(outcomes)).toEqual(calls.map(([name]) => [name, true, sentence]));
    expect(jest.getTimerCount()).toBe(0);
  },
);

test('reports an ended session once, however many calls notice it', async () => {
  const ended = jest.fn();
  const stop = onSessionEnd(ended);
  fetched.mockImplementation(async () => problem(401, 'unauthorized', '登录已过期，请重新登录'));
  await Promise.allSettled(calls.map(([, call]) => callApi(call, {})));
  stop();
  expect(ended.mock.calls).toEqual([[true]]);
});
