import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { solveCaptcha } from '@/lib/browser/captcha/solve';
import { ApiError } from '@/lib/browser/http/api-error';
import { callApi } from '@/lib/browser/http/call-api';
import { navigate } from '@/lib/browser/page/navigate';
import { offerDevelopmentLogin } from './offer-login';

jest.mock('@/lib/browser/captcha/solve');
jest.mock('@/lib/browser/http/call-api');
jest.mock('@/lib/browser/page/navigate');
const call = jest.mocked(callApi);
const go = jest.mocked(navigate);

const open = () => act(async () => offerDevelopmentLogin());

beforeEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
  localStorage.setItem('developmentLogin', '1');
  window.history.replaceState(null, '', '/newactivities/summer?v=XY_1');
  go.mockReset();
  call.mockReset().mockResolvedValue({ Token: 'new+token' } as never);
  jest.mocked(solveCaptcha).mockResolvedValue({ ticket: 't', randstr: 'r' });
});

test.each([
  ['without the flag', () => localStorage.removeItem('developmentLogin')],
  ['with another value of the flag', () => localStorage.setItem('developmentLogin', 'true')],
  ['once logged in', () => localStorage.setItem('token', 'abc')],
])('is hidden %s', async (_, prepare) => {
  prepare();
  await open();
  expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
});

test('sends account and password as they are, and reloads with the token in the address', async () => {
  await open();
  await userEvent.type(await screen.findByLabelText(/账号/), '13800138000');
  await userEvent.type(screen.getByLabelText(/密码/), ' p w ');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect(call).toHaveBeenCalledWith(expect.objectContaining({ path: '/apis/zk/login' }), {
    account: '13800138000',
    password: ' p w ',
    signtype: '1',
    loginAccountType: '1',
    ticket: 't',
    randstr: 'r',
    fromtype: window.innerWidth < 1024 ? '1' : '2',
  });
  expect(go).toHaveBeenCalledWith('/newactivities/summer?v=XY_1&token=new%2Btoken');
});

test('counts characters and takes no more than the call does', async () => {
  await open();
  const account = await screen.findByLabelText(/账号/);
  expect(account).toHaveAttribute('maxlength', '320');
  expect(screen.getByLabelText(/密码/)).toHaveAttribute('maxlength', '128');
  await userEvent.type(account, '138001');
  expect(screen.getByText('6/320')).toBeInTheDocument();
});

test('checks nothing itself and shows what the server says', async () => {
  call.mockRejectedValue(new ApiError('problem', { message: '账号或密码错误' }));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('账号或密码错误')).toHaveAttribute('role', 'alert');
  expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled();
  expect(go).not.toHaveBeenCalled();
});
