import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { rememberOpenedAccount } from '@/lib/browser/account/opened-account';
import { toastStore } from '@/lib/browser/overlays/toast';
import { saveToken } from '@/lib/browser/session/token';
import { OpenedAccount } from './opened-account';

test('the account that was just opened can be copied', async () => {
  rememberOpenedAccount('880016');
  const user = userEvent.setup();
  render(<OpenedAccount />);
  expect(screen.getByRole('status', { name: '您的交易账号' })).toHaveTextContent('880016');
  await user.click(screen.getByRole('button', { name: '复制' }));
  expect(await screen.findByRole('button', { name: '已复制' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('880016');
});

test('where no session came with it, the login is offered until there is one', async () => {
  rememberOpenedAccount('880016');
  render(<OpenedAccount />);
  expect(screen.getByRole('button', { name: '登录' })).toBeVisible();
  act(() => saveToken('a-session'));
  expect(screen.queryByRole('button', { name: '登录' })).not.toBeInTheDocument();
});

test('where copying is refused the visitor is told how', async () => {
  rememberOpenedAccount('880016');
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused', 'NotAllowedError'));
  render(<OpenedAccount />);
  await user.click(screen.getByRole('button', { name: '复制' }));
  await waitFor(() => expect(toastStore.get()?.text).toBe('复制未成功，请长按账号复制'));
});

test('a visitor who opened none here reads where to find it', () => {
  render(<OpenedAccount />);
  expect(screen.getByText(/即可在“我的”中查看账号/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
