import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { navigate } from '@/lib/browser/page/navigate';
import { enter } from '@/lib/browser/testing/enter';
import { zkLogin } from '@/lib/contract/login';
import { fakeServer, refuse } from '../account/testing/fake-server';
import { offerDevelopmentLogin } from './offer-login';

let server: ReturnType<typeof fakeServer>;

const open = (location?: { protocol: string }) => act(async () => offerDevelopmentLogin(location));

beforeEach(() => {
  localStorage.setItem('developmentLogin', '1');
  window.history.replaceState(null, '', '/newactivities/summer?v=XY_1');
  server = fakeServer();
  server.answers[zkLogin.path] = { status: 200, body: '{"IsSuccess":true,"Data":{},"Token":"new+token"}' };
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

test('is hidden on a secure page', async () => {
  await open({ protocol: 'https:' });
  expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
});

test('sends account and password unchanged and reloads with the token in the URL', async () => {
  await open();
  await enter(userEvent, await screen.findByLabelText(/账号/), '13800138000');
  await enter(userEvent, screen.getByLabelText(/密码/), ' p w ');
  await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/newactivities/summer?v=XY_1&token=new%2Btoken'));
  expect(server.to(zkLogin.path)[0]?.fields).toEqual({
    account: '13800138000',
    password: ' p w ',
    signtype: '1',
    loginAccountType: '1',
    ticket: '',
    randstr: '',
    fromtype: window.innerWidth < 1024 ? '1' : '2',
  });
});

test('counts characters and limits them as the call does', async () => {
  await open();
  const account = await screen.findByLabelText(/账号/);
  await userEvent.type(account, '138001');
  expect(screen.getByText('6/320')).toBeInTheDocument();
  await userEvent.click(screen.getByLabelText(/密码/));
  await userEvent.paste('x'.repeat(140));
  expect(screen.getByLabelText(/密码/)).toHaveValue('x'.repeat(128));
  expect(screen.getByText('128/128')).toBeInTheDocument();
});

test("validates nothing itself and shows the server's message", async () => {
  server.answers[zkLogin.path] = refuse(401, 'credentials_invalid', '账号或密码错误');
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('账号或密码错误')).toHaveAttribute('role', 'alert');
  expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled();
  expect(navigate).not.toHaveBeenCalled();
});
