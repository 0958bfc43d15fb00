import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fetchProfile } from '@/lib/browser/client-state/fetch-profile';
import { toastStore } from '@/lib/browser/overlays/toast';
import { acceptAgreements } from '@/lib/contract/agreement';
import { userInfo } from '@/lib/contract/user';
import { Startup } from '../../document/startup';
import { ACCOUNT, fakeServer, ok, refuse } from '../testing/fake-server';

jest.mock('@/lib/browser/start', () => ({ start: () => {} }));

const OUTDATED = '协议已更新，请刷新页面后重新阅读并同意';
const url = '/newactivities/clause/customer-agreement';
const agreement = { slug: 'customer-agreement', title: '客户协议', version: '9.1', effectiveOn: '2026-12-01', url };

test('asks once on a page to accept new versions, and stays open until the server has stored the consent', async () => {
  const server = fakeServer();
  const jfUser = { account: ACCOUNT, authenticationMethod: 0, isBankStatus: 0, accountStatus: 1 };
  server.answers[userInfo.path] = ok({ jfUser, agreements: [agreement] });
  server.answers[acceptAgreements.path] = refuse(400, 'invalid_input', OUTDATED);
  render(<Startup />);
  await act(fetchProfile);
  expect(await screen.findByRole('dialog', { name: '协议已更新' })).toBeVisible();
  const link = screen.getByRole('link', { name: '《客户协议》9.1版，2026-12-01 起生效' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([url, '_blank']);
  const button = screen.getByRole('button', { name: '已阅读并同意' });
  await userEvent.click(button);
  await waitFor(() => expect(toastStore.get()?.text).toBe(OUTDATED));
  server.answers[acceptAgreements.path] = ok({ accepted: 1 });
  await userEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument());
  expect(server.to(acceptAgreements.path)[1]?.fields).toEqual({ agreements: 'customer-agreement@9.1' });
  await act(fetchProfile);
  expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
});
