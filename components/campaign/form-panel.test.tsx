import { act, fireEvent, render, screen } from '@testing-library/react';
import { rememberOpenedAccount } from '@/lib/browser/account/opened-account';
import { dropToken, saveToken } from '@/lib/browser/session/token';
import { userInfo } from '@/lib/contract/user';
import { fakeServer, ok } from '../account/testing/fake-server';
import { FormPanel } from './form-panel';

const TOKEN = 'Zm9yZ2VkLXRva2VuLW9mLWEtdGVzdC1vbmx5LW5vdC1yZWFs';
const form = { title: '开户', submit: '立即开户', documents: [], successUrl: '/newactivities/x' };
const formField = () => screen.queryByLabelText(/手机号/);
const profile = { account: '8123456', authenticationMethod: 0, isBankStatus: 0, accountStatus: 1 };

let server: ReturnType<typeof fakeServer>;
beforeEach(() => {
  server = fakeServer();
  server.answers[userInfo.path] = ok({ jfUser: profile });
});

test('shows the form to a visitor without an account', () => {
  render(<FormPanel {...form} activity={undefined} />);
  expect(formField()).toBeInTheDocument();
});

test('shows a visitor with a session the account and a link to the activity', async () => {
  saveToken(TOKEN);
  render(<FormPanel {...form} activity={{ kind: 'wheel', link: '去转一转' }} />);
  expect(await screen.findByText('已登录')).toBeInTheDocument();
  expect(formField()).not.toBeInTheDocument();
  expect(await screen.findByText('8123456')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '去转一转' })).toHaveAttribute('href', '#activity-wheel');
});

test.each([
  [false, 1],
  [true, 0],
  [undefined, 0],
])('offers to set a password by hasPassword: %p → %i', async (has, offers) => {
  server.answers[userInfo.path] = ok({ jfUser: { ...profile, hasPassword: has } });
  saveToken(`${TOKEN}-${has}`);
  render(<FormPanel {...form} activity={undefined} />);
  await screen.findByText('8123456');
  expect(screen.queryAllByRole('button', { name: '去设置' })).toHaveLength(offers);
});

test('shows the form again when the session has ended', async () => {
  saveToken(TOKEN);
  render(<FormPanel {...form} activity={undefined} />);
  await screen.findByText('8123456');
  act(dropToken);
  expect(formField()).toBeInTheDocument();
});

test("shows the login and then the activity for an account that a provider's backend opened without a session", async () => {
  document.documentElement.dataset.captcha = 'none';
  rememberOpenedAccount('880016');
  render(<FormPanel {...form} activity={{ kind: 'wheel', link: '去转一转' }} />);
  expect(await screen.findByRole('status', { name: '您的交易账号' })).toHaveTextContent('880016');
  expect(screen.getByRole('button', { name: '登录' })).toBeInTheDocument();
  expect(formField()).not.toBeInTheDocument();
  act(() => saveToken(TOKEN));
  expect(await screen.findByRole('link', { name: '去转一转' })).toBeInTheDocument();
});

test('keeps the form after a registration until the page is left, and removes it on return', async () => {
  const { container } = render(<FormPanel {...form} activity={undefined} />);
  container.querySelector('form')?.setAttribute('aria-busy', 'true');
  act(() => saveToken(TOKEN));
  expect(formField()).toBeInTheDocument();
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  expect(await screen.findByText('已登录')).toBeInTheDocument();
  expect(formField()).not.toBeInTheDocument();
});
