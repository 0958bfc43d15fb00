import { userInfo } from '../../contract/user';
import { navigate } from '../page/navigate';
import { saveToken } from '../session/token';
import { beginDeposit } from './begin-deposit';

const TOKEN = 'a'.repeat(43);
const jfUser = {
  account: '12345678',
  authenticationMethod: 1,
  isBankStatus: 0,
  accountStatus: 1,
  mobile: '138****8888',
};

const fetched = jest.fn();
function profileIs(status: number, body: unknown) {
  fetched.mockReset().mockResolvedValue({ ok: status < 300, status, text: async () => JSON.stringify(body) });
  window.fetch = fetched;
}

beforeEach(() => {
  localStorage.setItem('fingerprint', 'f1');
  saveToken(TOKEN);
  window.history.replaceState(
    null,
    '',
    '/newactivities/first-amount-2502?source=android&v=XY_7&token=old&utm_term=a%20b',
  );
  profileIs(200, userInfo.response.parse({ IsSuccess: true, Data: { jfUser } }));
});

const target = () => new URL(jest.mocked(navigate).mock.calls[0]?.[0] ?? 'about:blank');

test('sends a verified visitor to the payment page, which returns to the same address without its token', async () => {
  await beginDeposit();
  expect(target().origin + target().pathname).toBe(`${window.location.origin}/pay`);
  expect(Object.fromEntries(target().searchParams)).toEqual({
    from: '/newactivities/first-amount-2502?source=android&v=XY_7&utm_term=a%20b',
    source: '4',
    token: TOKEN,
    clientid: 'f1',
    isBind: '0',
    first: '1',
    account: '12345678',
  });
});

test('keeps an unverified visitor on the page and says why', async () => {
  profileIs(200, { IsSuccess: true, Data: { jfUser: { ...jfUser, authenticationMethod: 0 } } });
  expect(await beginDeposit()).toEqual({ message: '您尚未完成实名认证，请先认证' });
  expect(navigate).not.toHaveBeenCalled();
});

test('does nothing without a token', async () => {
  localStorage.removeItem('token');
  await beginDeposit();
  expect(fetched).not.toHaveBeenCalled();
  expect(navigate).not.toHaveBeenCalled();
});
