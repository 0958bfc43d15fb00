import { screen } from '@testing-library/react';
import { validateAppId } from '@/lib/contract/captcha';
import { zkLogin } from '@/lib/contract/login';
import { logInWithin } from '../../account/testing/log-in';
import { type fakeActivity, TOKEN } from './fake-activity';

/** The login dialog that an activity has opened over the page. */
export const loginDialog = () => screen.findByRole('dialog', { name: '登录交易账户' });

/** Logs in through the dialog that an activity has opened. */
export async function logInOver(server: ReturnType<typeof fakeActivity>): Promise<void> {
  server.others[validateAppId.path] = { IsSuccess: true, Data: { provider: 'off', appId: 'test' } };
  server.others[zkLogin.path] = { IsSuccess: true, Data: { account: '880016' }, Token: TOKEN };
  await logInWithin(await loginDialog());
}
