import type { JfUser } from '../contract/user';
import { depositStep } from './deposit';
import { paymentOrigin } from './payment-host';

const user: JfUser = {
  account: '123456',
  authenticationMethod: 1,
  isBankStatus: 2,
  accountStatus: 1,
  mobile: '138****8888',
};
const context = {
  user,
  token: 'a+b/=',
  clientId: 'f1',
  source: null,
  from: '/newactivities/summer',
  page: { origin: 'http://bfzh.localhost:3000', hostname: 'bfzh.localhost' },
};

function queryOf(step: ReturnType<typeof depositStep>) {
  return 'url' in step ? Object.fromEntries(new URL(step.url).searchParams) : step;
}

test('rejects an unverified visitor with a message', () => {
  expect(depositStep({ ...context, user: { ...user, authenticationMethod: 0 } })).toEqual({
    message: '您尚未完成实名认证，请先认证',
  });
});

test('passes every value to the payment page', () => {
  expect(queryOf(depositStep(context))).toEqual({
    from: '/newactivities/summer',
    source: '2',
    token: 'a+b/=',
    clientid: 'f1',
    isBind: '1',
    first: '1',
    account: '123456',
  });
});

test.each([
  [
    { isBankStatus: 0, accountStatus: 2 },
    { isBind: '0', first: '0' },
  ],
  [
    { isBankStatus: 1, accountStatus: 0 },
    { isBind: '0', first: '0' },
  ],
])('turns the profile %j into %j', (profile, expected) => {
  expect(queryOf(depositStep({ ...context, user: { ...user, ...profile } }))).toMatchObject(expected);
});

test.each([
  ['android', '4'],
  ['ios', '3'],
  ['windows', '2'],
  [null, '2'],
])('maps source %s to code %s', (source, expected) => {
  expect(queryOf(depositStep({ ...context, source }))).toMatchObject({ source: expected });
});

test.each([
  ['www.gold.hk', 'https://pay.cashier.example'],
  ['www.gold.com', 'https://pay.cashier.example'],
  ['www.gold.com.hk', 'https://pay.cashier.example'],
  ['bfzh.localhost', 'http://page'],
  ['gold.example', 'http://page'],
  ['hkcom.example', 'http://page'],
])('sends a page on %s to %s for payment', (hostname, expected) => {
  expect(paymentOrigin({ hostname, origin: 'http://page' })).toBe(expected);
});
