import { openedAccount, rememberOpenedAccount } from '../browser/account/opened-account';
import { countdownLabel, countdownLeft, startCountdown } from '../browser/account/sms-countdown';

const NOW = Date.UTC(2026, 2, 2);
const MOBILE = '13800138000';

test('ends a countdown when its time is over', () => {
  startCountdown('register', MOBILE, 60, NOW);
  expect(countdownLeft('register', MOBILE, NOW)).toBe(60);
  // A login only requests a code after the number turned out to have an account.
  expect(countdownLeft('login', MOBILE, NOW)).toBe(0);
  expect(countdownLeft('register', MOBILE, NOW + 59_001)).toBe(1);
  expect(countdownLeft('register', MOBILE, NOW + 60_000)).toBe(0);
});

test.each([undefined, '13900139000'])('keeps a one-day wait to its own number: 60 s for %s', (other) => {
  startCountdown('register', MOBILE, 86_400, NOW);
  expect(countdownLeft('register', MOBILE, NOW)).toBe(86_400);
  expect(countdownLeft('register', other, NOW)).toBe(60);
  expect(countdownLeft('register', other, NOW + 60_000)).toBe(0);
});

test.each(['', 'soon', '-1', `${NOW} Infinity ${MOBILE}`, `${NOW} ${NOW + 25 * 3_600_000} ${MOBILE}`])(
  'ignores a stored end of %j',
  (end) => {
    sessionStorage.setItem('smsCountdown', end);
    expect(countdownLeft('register', MOBILE, NOW)).toBe(0);
  },
);

test.each([
  [0, false, '获取验证码'],
  [0, true, '重新获取'],
  [59, true, '59s后重新获取'],
  [1_800, true, '30分钟后重新获取'],
  [86_400, true, '24小时后重新获取'],
] as const)('labels the button with %i seconds left (requested before: %s)', (left, asked, label) => {
  expect(countdownLabel(left, asked)).toBe(label);
});

test('passes the opened account on within the tab, and nothing that is not an account', () => {
  expect(openedAccount()).toBeNull();
  rememberOpenedAccount('880016');
  expect(openedAccount()).toBe('880016');
  sessionStorage.setItem('openedAccount', '<script>');
  expect(openedAccount()).toBeNull();
});

test('keeps the countdown in memory when session storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(countdownLeft('register', MOBILE, NOW)).toBe(0);
  startCountdown('register', MOBILE, 60, NOW);
  expect(countdownLeft('register', MOBILE, NOW)).toBe(60);
});
