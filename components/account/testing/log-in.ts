import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enter } from '@/lib/browser/testing/enter';

/** Logs in by password in the open login dialog and waits until it has closed. */
export async function logInWithin(dialog: HTMLElement): Promise<void> {
  const user = userEvent.setup({ delay: null });
  await user.click(within(dialog).getByRole('radio', { name: '密码登录' }));
  const form = within(within(dialog).getByRole('form', { name: '密码登录' }));
  await enter(user, form.getByLabelText(/账号/), '13800138000');
  await enter(user, form.getByLabelText(/登录密码/), 'gold2026');
  // The dialog stays open until the page has not changed for some time.
  jest.useFakeTimers({ doNotFake: ['Date', 'performance'] });
  await user.click(form.getByRole('button', { name: /^登录/ }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  jest.useRealTimers();
}
