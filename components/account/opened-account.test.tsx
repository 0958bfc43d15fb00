import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rememberOpenedAccount } from '@/lib/browser/account/opened-account';
import { toastStore } from '@/lib/browser/overlays/toast';
import { saveToken } from '@/lib/browser/session/token';
import { OpenedAccount } from './opened-account';

test('copies the number of the new account', async () => {
  rememberOpenedAccount('880016');
  const user = userEvent.setup();
  render(<OpenedAccount />);
  expect(screen.getByRole('status', { name: '您的交易账号' })).toHaveTextContent('880016');
  await user.click(screen.getByRole('button', { name: '复制' }));
  expect(await screen.findByRole('button', { name: '已复制' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('880016');
});

test('offers the login until there is a session, if the registration opened none', async () => {
  rememberOpenedAccount('880016');
  render(<OpenedAccount />);
  expect(screen.getByRole('button', { name: '登录' })).toBeVisible();
  act(() => saveToken('a-session'));
  expect(screen.queryByRole('button', { name: '登录' })).not.toBeInTheDocument();
});

test('says how to copy when the browser refuses to copy', async () => {
  rememberOpenedAccount('880016');
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  render(<OpenedAccount />);
  await user.click(screen.getByRole('button', { name: '复制' }));
  await waitFor(() => expect(toastStore.get()?.text).toBe('复制未成功，请长按账号复制'));
});

test('says where to find the account number if this tab opened no account', () => {
  render(<OpenedAccount />);
  expect(screen.getByText(/即可在“我的”中查看账号/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
