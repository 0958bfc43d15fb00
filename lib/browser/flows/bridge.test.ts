import { callBridge } from './bridge';

const bare = window as unknown as Record<string, unknown>;

function visit(source: string) {
  window.history.replaceState(null, '', `/newactivities/summer?source=${source}`);
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => {}));

test.each(['', 'android', 'ios', 'windows', 'constructor', '__proto__'])(
  "uses the page's own flow without an app (source %s)",
  (source) => {
    visit(source);
    expect(callBridge('login')).toBe(false);
  },
);

test('passes Android the payload as text, on its own object', () => {
  visit('android');
  const android = {
    received: '',
    register(this: { received: string }, payload: string) {
      this.received = payload;
    },
  };
  bare.android = android;
  expect(callBridge('register', { account: '123456' })).toBe(true);
  expect(android.received).toBe('{"account":"123456"}');
});

/** Like a method in Android's web view, which is matched by name and number of arguments. */
function injected(run: () => void, takes: 0 | 1) {
  return jest.fn((...given: unknown[]) => {
    if (given.length !== takes) throw new Error('Method not found');
    run();
  });
}

test('calls an Android method without argument if it takes none', () => {
  visit('android');
  const opened = jest.fn();
  bare.android = { login: injected(opened, 0) };
  expect(callBridge('login')).toBe(true);
  expect(opened).toHaveBeenCalledTimes(1);
});

test('does not call an Android method again that ran and failed', () => {
  visit('android');
  const login = jest.fn(() => {
    throw new Error('Java exception was raised during method invocation');
  });
  bare.android = { login };
  expect(callBridge('login')).toBe(false);
  expect(login).toHaveBeenCalledTimes(1);
});

test('does not report an opened account to an app that can only open its registration', () => {
  visit('android');
  const register = jest.fn();
  bare.android = { register };
  expect(callBridge('registered', { account: '123456' })).toBe(false);
  expect(register).not.toHaveBeenCalled();
  expect(callBridge('register')).toBe(true);
});

test('always passes iOS an object', () => {
  visit('ios');
  const postMessage = jest.fn();
  bare.webkit = { messageHandlers: { goTrade: { postMessage } } };
  expect(callBridge('goTrade')).toBe(true);
  expect(postMessage).toHaveBeenCalledWith({});
});

test('picks the app by the address, not by the objects on the page', () => {
  visit('ios');
  const login = jest.fn();
  bare.android = { login };
  expect(callBridge('login')).toBe(false);
  expect(login).not.toHaveBeenCalled();
});

test('calls an older app by its own name for the action', () => {
  visit('android');
  const toLogin = jest.fn();
  bare.android = { toLogin };
  expect(callBridge('login')).toBe(true);
  expect(toLogin).toHaveBeenCalledTimes(1);
});

test.each([
  ['lacks the method', {}],
  ['has something else in its place', { login: 'no function' }],
  [
    'fails',
    {
      login: () => {
        throw new Error('Java exception');
      },
    },
  ],
])("uses the page's own flow if an Android app %s", (_, android) => {
  visit('android');
  bare.android = android;
  expect(callBridge('login')).toBe(false);
});

test("uses the page's own flow if the browser has only other message handlers", () => {
  visit('ios');
  bare.webkit = { messageHandlers: { other: { postMessage: jest.fn() } } };
  expect(callBridge('login')).toBe(false);
});

describe("a brand's own names", () => {
  const aliases = { login: { android: ['getLogin'], ios: ['loginRedirect'] } };

  test.each([
    ['android', 'getLogin', true],
    ['android', 'loginRedirect', false],
    ['ios', 'loginRedirect', true],
    ['ios', 'getLogin', false],
  ])('on %s an app with %s accepts the call: %s', (source, name, expected) => {
    visit(source);
    document.documentElement.dataset.bridge = JSON.stringify(aliases);
    bare.android = { [name]: jest.fn() };
    bare.webkit = { messageHandlers: { [name]: { postMessage: jest.fn() } } };
    expect(callBridge('login')).toBe(expected);
    expect(callBridge('register')).toBe(false);
  });

  test("come after the usual names and apply only to that brand's page", () => {
    visit('android');
    const android = { login: jest.fn(), getLogin: jest.fn() };
    bare.android = android;
    document.documentElement.dataset.bridge = JSON.stringify(aliases);
    expect(callBridge('login')).toBe(true);
    expect(android.getLogin).not.toHaveBeenCalled();
    bare.android = { getLogin: android.getLogin };
    delete document.documentElement.dataset.bridge;
    expect(callBridge('login')).toBe(false);
  });
});

test.each(['android', 'webkit'])("uses the page's own flow if reading %s throws", (name) => {
  visit(name === 'android' ? 'android' : 'ios');
  Object.defineProperty(window, name, {
    configurable: true,
    enumerable: true,
    get() {
      throw new Error('gone');
    },
  });
  expect(callBridge('goTrade')).toBe(false);
});

test('tries the next name after a method that fails', () => {
  visit('ios');
  const postMessage = jest.fn();
  const failing = {
    postMessage: () => {
      throw new Error('no handler');
    },
  };
  bare.webkit = { messageHandlers: { login: failing, toLogin: { postMessage } } };
  expect(callBridge('login')).toBe(true);
  expect(postMessage).toHaveBeenCalledWith({});
});
