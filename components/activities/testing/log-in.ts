import { screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { validateAppId } from '@/lib/contract/captcha';
import { zkLogin } from '@/lib/contract/login';
import { type fakeActivity, TOKEN } from './fake-activity';

// jsdom knows no layout.
Object.assign(window, { CSS: { supports: () => true } });

/** The login that an activity has opened over the page. */
export const loginDialog = () => screen.findByRole('dialog', { name: '登录交易账户' });

/** Logs in by the dialog that an activity has opened. */
export async function logInOver(
  user: ReturnType<typeof userEvent.setup>,
  server: ReturnType<typeof fakeActivity>,
): Promise<void> {
  server.others[validateAppId.path] = { IsSuccess: true, Data: { provider: 'off', appId: 'test' } };
  server.others[zkLogin.path] = { IsSuccess: true, Data: { account: '880016' }, Token: TOKEN };
  const dialog = await loginDialog();
  await user.click(within(dialog).getByRole('radio', { name: '密码登录' }));
  const form = within(within(dialog).getByRole('form', { name: '密码登录' }));
  await user.type(form.getByLabelText(/账号/), '13800138000');
  await user.type(form.getByLabelText(/登录密码/), 'gold2026');
  await user.click(form.getByRole('button', { name: /^登录/ }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '登录交易账户' })).not.toBeInTheDocument());
}
