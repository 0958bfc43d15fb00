import { userInfo } from '../../contract/browser/user-info';
import type { BrowserCall, Encoding } from '../../contract/call';
import { ApiError, HTTP_TIMEOUT, messageOf } from './api-error';
import { callApi } from './call-api';
import { setTokenHeader } from './request';

const fetchMock = jest.fn<Promise<unknown>, [string, RequestInit]>();
const GOOD = {
  IsSuccess: true,
  Data: {
    jfUser: { account: '123456', authenticationMethod: 1, isBankStatus: 2, accountStatus: 1, mobile: '138****8888' },
  },
};

function answer(body: unknown, status = 200) {
  return { ok: status < 300, status, text: async () => (typeof body === 'string' ? body : JSON.stringify(body)) };
}

function callWith(encoding: Encoding, method: BrowserCall['method'] = 'POST'): BrowserCall {
  return { method, path: '/apis/test', encoding, response: { type: 'object' } };
}

function sent() {
  const [url, init] = fetchMock.mock.calls[0] ?? ['', {}];
  return { url, ...init, headers: init.headers as Headers };
}

async function failure(promise: Promise<unknown>): Promise<ApiError> {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

beforeEach(() => {
  fetchMock.mockReset().mockResolvedValue(answer({ IsSuccess: true }));
  window.fetch = fetchMock as unknown as typeof fetch;
});
afterEach(() => setTokenHeader(undefined));

describe('the request', () => {
  const payload = { mobile: '13800138000', count: undefined };

  test('sends a form as multipart fields, without undefined ones', async () => {
    await callApi(callWith('form'), payload);
    const { url, method, body } = sent();
    expect([url, method]).toEqual(['/apis/test', 'POST']);
    expect(body).toBeInstanceOf(FormData);
    expect([...(body as FormData)]).toEqual([['mobile', '13800138000']]);
  });

  test('is retried with the token of the first try, even if another session has begun', async () => {
    jest.useFakeTimers();
    const problem = {
      IsSuccess: false,
      Data: '',
      type: '',
      title: '',
      status: 503,
      code: 'unavailable',
      retryAfter: 2,
    };
    fetchMock.mockResolvedValueOnce(answer(problem, 503));
    setTokenHeader('first');
    const called = callApi(callWith('json'), payload, { retries: 1 });
    setTokenHeader('second');
    await jest.runAllTimersAsync();
    await called;
    expect(fetchMock.mock.calls.map(([, { headers }]) => (headers as Headers).get('token'))).toEqual([
      'first',
      'first',
    ]);
  });

  test('sends JSON as text with its content type', async () => {
    await callApi(callWith('json'), payload);
    expect(sent().body).toBe('{"mobile":"13800138000"}');
    expect(sent().headers.get('Content-Type')).toBe('application/json');
  });

  test('sends a query in the URL without a body', async () => {
    await callApi(callWith('query', 'GET'), { mobile: '1 &=', count: 2 });
    expect(sent()).toMatchObject({ url: '/apis/test?mobile=1+%26%3D&count=2', method: 'GET' });
    expect(sent().body).toBeUndefined();
  });

  test('sends the stored token in the header, replaceable for all calls or for one', async () => {
    localStorage.setItem('token', 'stored');
    const headerAfter = async (options = {}) => {
      fetchMock.mockClear();
      await callApi(callWith('none'), payload, options);
      return sent().headers.get('token');
    };
    expect(await headerAfter()).toBe('stored');
    setTokenHeader('replaced');
    expect(await headerAfter()).toBe('replaced');
    expect(await headerAfter({ token: 'own' })).toBe('own');
    expect(await headerAfter({ token: null })).toBeNull();
    setTokenHeader(null);
    expect(await headerAfter()).toBeNull();
    setTokenHeader(undefined);
    expect(await headerAfter()).toBe('stored');
  });

  test('does not send a stored token that is invalid in a header', async () => {
    localStorage.setItem('token', 'two\nlines');
    await callApi(callWith('none'), payload);
    expect(sent().headers.has('token')).toBe(false);
  });

  test('sends an idempotency key', async () => {
    await callApi(callWith('form'), payload, { idempotencyKey: 'k-1' });
    expect(sent().headers.get('Idempotency-Key')).toBe('k-1');
  });
});

describe('the answer', () => {
  const call = () => callApi(userInfo, undefined);

  test('is returned if it matches the contract', async () => {
    fetchMock.mockResolvedValue(answer(GOOD));
    expect((await call()).Data.jfUser.account).toBe('123456');
  });

  test.each([
    ['HTML', '<!doctype html><h1>It works</h1>', 200],
    ['broken JSON', '{"IsSuccess":', 200],
    ['nothing', '', 200],
    ['another shape', { IsSuccess: true, Data: { jfUser: { account: 5 } } }, 200],
    ['a list', [GOOD], 200],
    ["a gateway's error page", '<html>Bad Gateway</html>', 502],
    ['a good body with a bad status', GOOD, 500],
  ])('is invalid if it is %s', async (_, body, status) => {
    fetchMock.mockResolvedValue(answer(body, status));
    expect(await failure(call())).toMatchObject({ kind: 'invalid', status, message: '服务暂时不可用，请稍后再试' });
  });

  test("throws the server's own sentence and details for a problem", async () => {
    const problem = {
      IsSuccess: false,
      Data: '发送过于频繁，请稍后再试',
      type: 'about:blank',
      title: 'Too many',
      status: 429,
      code: 'too_many_requests',
      retryAfter: 42,
    };
    fetchMock.mockResolvedValue(answer(problem, 429));
    const error = await failure(call());
    expect(error).toMatchObject({ kind: 'problem', status: 429, message: problem.Data });
    expect(error.problem).toMatchObject({ code: 'too_many_requests', retryAfter: 42 });
    expect(messageOf(error)).toBe(problem.Data);
  });

  test("accepts the specification's bare envelope too", async () => {
    fetchMock.mockResolvedValue(answer({ IsSuccess: false, Data: '账号或密码错误' }));
    const error = await failure(call());
    expect(error).toMatchObject({ kind: 'problem', message: '账号或密码错误' });
    expect(error.problem).toBeUndefined();
  });

  test('gives a rejection without a sentence a default one', async () => {
    fetchMock.mockResolvedValue(answer({ IsSuccess: false, Data: null }));
    expect((await failure(call())).message).toBe('操作未成功，请稍后再试');
  });

  test('drops a session that the server no longer knows, but not a newer one', async () => {
    localStorage.setItem('token', 'old');
    const problem = {
      IsSuccess: false,
      Data: '请重新登录',
      type: 'about:blank',
      title: 'Unauthorized',
      status: 401,
      code: 'unauthorized',
    };
    fetchMock.mockResolvedValue(answer(problem, 401));
    await failure(call());
    expect(localStorage.getItem('token')).toBeNull();

    localStorage.setItem('token', 'old');
    fetchMock.mockImplementation(async () => {
      localStorage.setItem('token', 'new');
      return answer(problem, 401);
    });
    await failure(call());
    expect(localStorage.getItem('token')).toBe('new');
  });

  test('does not end the session after a wrong password', async () => {
    localStorage.setItem('token', 'old');
    const problem = {
      IsSuccess: false,
      Data: '账号或密码错误',
      type: 'about:blank',
      title: 'Credentials invalid',
      status: 401,
      code: 'credentials_invalid',
    };
    fetchMock.mockResolvedValue(answer(problem, 401));
    expect((await failure(call())).problem?.code).toBe('credentials_invalid');
    expect(localStorage.getItem('token')).toBe('old');
  });

  test.each([
    ['the bare envelope', '{"IsSuccess":false,"Data":"账号或密码错误"}'],
    ['a page of a proxy', '<h1>401 Authorization Required</h1>'],
    ['an unknown code', '{"IsSuccess":false,"Data":"无","type":"a","title":"b","status":401,"code":"other"}'],
    ['nothing', ''],
  ])('does not end the session after a 401 with %s', async (_, body) => {
    localStorage.setItem('token', 'old');
    fetchMock.mockResolvedValue(answer(body, 401));
    expect((await failure(call())).status).toBe(401);
    expect(localStorage.getItem('token')).toBe('old');
  });
});

describe('a failed connection', () => {
  const never = (_: string, { signal }: RequestInit) =>
    new Promise((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
    );

  test('reports a network failure', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await failure(callApi(userInfo, undefined))).toMatchObject({ kind: 'network', message: '网络异常，请重试' });
  });

  test('reports that the browser is offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await failure(callApi(userInfo, undefined))).toMatchObject({
      kind: 'offline',
      message: '网络已断开，请检查网络后重试',
    });
  });

  test('reports a network failure if the answer breaks off', async () => {
    fetchMock.mockResolvedValue({ ok: true, status: 200, text: () => Promise.reject(new TypeError('terminated')) });
    expect((await failure(callApi(userInfo, undefined))).kind).toBe('network');
  });

  test.each([
    ['no answer', never],
    [
      'an answer that never ends',
      async (url: string, init: RequestInit) => ({ ok: true, status: 200, text: () => never(url, init) }),
    ],
  ])('times out after exactly 20 seconds with %s', async (_, behaviour) => {
    jest.useFakeTimers();
    fetchMock.mockImplementation(behaviour);
    let settled = false;
    const error = failure(callApi(userInfo, undefined)).finally(() => {
      settled = true;
    });
    await jest.advanceTimersByTimeAsync(HTTP_TIMEOUT - 1);
    expect(settled).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await error).toMatchObject({ kind: 'timeout', message: '网络不给力，请稍后重试' });
    expect(HTTP_TIMEOUT).toBe(20_000);
  });

  test('leaves no timer behind', async () => {
    jest.useFakeTimers();
    fetchMock.mockResolvedValue(answer(GOOD));
    await callApi(userInfo, undefined);
    expect(jest.getTimerCount()).toBe(0);
  });

  test("rejects with the caller's reason when the caller aborts", async () => {
    fetchMock.mockImplementation(never);
    const controller = new AbortController();
    const call = callApi(userInfo, undefined, { signal: controller.signal });
    controller.abort(new Error('left the page'));
    await expect(call).rejects.toThrow('left the page');
  });
});

test('has a sentence for an unknown error', () => {
  expect(messageOf(new Error('secret detail'))).toBe('操作未成功，请稍后再试');
});
