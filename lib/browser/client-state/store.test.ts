import { loadFresh } from '../testing/load-fresh';
import type { ClientState } from './client-state';

const WIDE = 1440;
let clientState: () => ClientState;
let subscribe: (listener: () => void) => () => void;
let saveToken: (token: string) => void;

function resizeTo(width: number) {
  jest.replaceProperty(window, 'innerWidth', width);
  window.dispatchEvent(new Event('resize'));
}

beforeEach(async () => {
  jest.useFakeTimers();
  resizeTo(WIDE);
  Object.assign(document.documentElement.dataset, { brand: 'bfzh', package: 'XY_101', device: 'ios', platform: 'web' });
  window.history.replaceState(null, '', '/newactivities/summer?v=XY_9&source=ios');
  document.body.innerHTML = '<div data-reserve="top"></div><div data-reserve="bottom"></div>';
  ({ clientState, subscribe, saveToken } = await loadFresh(async () => ({
    ...(await import('./store')),
    ...(await import('../session/token')),
  })));
});

test('starts from the address, the variant, the storage and the window', () => {
  localStorage.setItem('token', 'abc');
  expect(clientState()).toEqual({
    token: 'abc',
    lang: 'zh-CN',
    appCode: 'bfzh',
    v: 'XY_9',
    isApp: true,
    isWap: true,
    isIOS: true,
    isShowHeader: true,
    reserve: { top: 0, bottom: 0 },
    fromType: 2,
    screenWidth: WIDE,
  });
});

test.each([
  ['desktop', false, false],
  ['mobile', true, false],
  ['ios', true, true],
])('recognises the device %s', (device, isWap, isIOS) => {
  document.documentElement.dataset.device = device;
  expect(clientState()).toMatchObject({ isWap, isIOS });
});

test.each([
  ['?source=android', 'web', true, true],
  ['?source=windows', 'web', false, true],
  ['', 'web', false, true],
  ['?source=ios', 'app', true, false],
])('reads the address %s on the platform %s', (search, platform, isApp, isShowHeader) => {
  window.history.replaceState(null, '', `/newactivities/summer${search}`);
  document.documentElement.dataset.platform = platform;
  expect(clientState()).toMatchObject({ isApp, isShowHeader });
});

test('hides the header on an inner page', () => {
  document.documentElement.dataset.inner = 'true';
  const { isShowHeader } = clientState();
  delete document.documentElement.dataset.inner;
  expect(isShowHeader).toBe(false);
});

test.each([
  ['true', 'partner-7'],
  ['false', 'default'],
])('with data-open-channel %s, a code in the address gives the channel %s', (openChannel, appCode) => {
  Object.assign(document.documentElement.dataset, { brand: 'default', openChannel });
  window.history.replaceState(null, '', '/newactivities/summer?appcode=partner-7');
  expect(clientState().appCode).toBe(appCode);
});

test('measures the heights of the spacers', () => {
  const top = document.querySelector('[data-reserve=top]') as HTMLElement;
  Object.defineProperty(top, 'offsetHeight', { value: 88 });
  expect(clientState().reserve).toEqual({ top: 88, bottom: 0 });
});

test('reads a resize once per 150 ms and never misses the last width', () => {
  const listener = jest.fn();
  const stop = subscribe(listener);
  clientState();
  for (const width of [1200, 1100, 1023]) resizeTo(width);
  jest.advanceTimersByTime(149);
  expect(listener).not.toHaveBeenCalled();
  expect(clientState().screenWidth).toBe(WIDE);
  jest.advanceTimersByTime(1);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(clientState()).toMatchObject({ screenWidth: 1023, fromType: 1 });
  resizeTo(1024);
  jest.advanceTimersByTime(150);
  expect(clientState()).toMatchObject({ screenWidth: 1024, fromType: 2 });
  stop();
  resizeTo(500);
  jest.advanceTimersByTime(1000);
  expect(listener).toHaveBeenCalledTimes(2);
});

test('announces a new token and returns the same object between changes', () => {
  const listener = jest.fn();
  const stop = subscribe(listener);
  expect(clientState()).toBe(clientState());
  saveToken('fresh');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(clientState().token).toBe('fresh');
  stop();
});

test('reads the page again after the last listener has left', () => {
  subscribe(() => {})();
  saveToken('fresh');
  expect(clientState().token).toBe('fresh');
});

test('shows a late listener the current window', () => {
  const before = clientState().screenWidth;
  jest.replaceProperty(window, 'innerWidth', before + 100);
  const stop = subscribe(() => {});
  expect(clientState().screenWidth).toBe(before + 100);
  stop();
});
