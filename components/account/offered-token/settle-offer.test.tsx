import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { callApi } from '@/lib/browser/http/call-api';
import { toastStore } from '@/lib/browser/overlays/toast';
import { onSessionEnd, readToken } from '@/lib/browser/session/token';
import { userInfo as call } from '@/lib/contract/browser/user-info';
import { userInfo } from '@/lib/contract/user';
import { settleOffer } from './settle-offer';

const OWN = 'o'.repeat(43);
const OFFERED = 't'.repeat(43);
const ACCOUNTS: Record<string, string> = { [OWN]: '88001634', [OFFERED]: '77009988' };

type Answer = 'alive' | 'ended' | 'busy' | 'network';
let answers: Record<string, Answer>;

/** Fakes the network: responds by token. */
function answerBy(token: string): Response {
  const answer = answers[token] ?? 'ended';
  if (answer === 'network') throw new TypeError('Failed to fetch');
  const jfUser = { account: ACCOUNTS[token], authenticationMethod: 0, isBankStatus: 0, accountStatus: 1 };
  const [status, code] = answer === 'busy' ? [429, 'too_many_requests'] : [401, 'unauthorized'];
  const problem = { IsSuccess: false, Data: '登录已过期', type: 'about:blank', title: code, status, code };
  const body = answer === 'alive' ? { IsSuccess: true, Data: { jfUser } } : problem;
  return {
    ok: answer === 'alive',
    status: answer === 'alive' ? 200 : status,
    text: async () => JSON.stringify(body),
  } as Response;
}

const ended = jest.fn();
let stop: () => void;
beforeEach(() => {
  stop = onSessionEnd(ended);
  answers = { [OWN]: 'alive', [OFFERED]: 'alive' };
  localStorage.setItem('token', OWN);
  sessionStorage.setItem('offeredToken', OFFERED);
  ACCOUNTS[OFFERED] = '77009988';
  window.fetch = (async (url: string, init: RequestInit) => {
    expect(url).toBe(userInfo.path);
    return answerBy(new Headers(init.headers).get('token') ?? '');
  }) as typeof fetch;
});
afterEach(() => stop());

const offer = () => sessionStorage.getItem('offeredToken');

async function asked() {
  await act(settleOffer);
  return within(await screen.findByRole('dialog', { name: '切换账户？' }));
}

test('asks before it switches to another account, and switches when the visitor confirms', async () => {
  const dialog = await asked();
  expect(dialog.getByText(/当前登录的是账户 尾号1634/)).toBeVisible();
  expect(readToken()).toBe(OWN);
  await userEvent.click(dialog.getByRole('button', { name: '切换到账户 尾号9988' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument());
  expect([readToken(), offer(), toastStore.get()?.text]).toEqual([OFFERED, null, '已切换到账户 尾号9988']);
});

test.each([
  ['its button', () => userEvent.click(screen.getByRole('button', { name: '保持当前账户' }))],
  ['closing the dialog', () => userEvent.click(screen.getByRole('button', { name: '关闭' }))],
])('keeps the own account by %s and does not ask again', async (_, leave) => {
  await asked();
  await leave();
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument());
  expect([readToken(), offer()]).toEqual([OWN, null]);
});

test('takes a session of the same account without asking', async () => {
  ACCOUNTS[OFFERED] = ACCOUNTS[OWN] ?? '';
  await act(settleOffer);
  expect([readToken(), offer()]).toEqual([OFFERED, null]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('ignores a session that has ended, keeps the visitor logged in and says so', async () => {
  answers[OFFERED] = 'ended';
  await act(settleOffer);
  expect([readToken(), offer()]).toEqual([OWN, null]);
  expect(toastStore.get()?.text).toBe('链接中的登录信息无效或已过期，继续使用当前账户');
  expect(ended).not.toHaveBeenCalled();
});

test.each(['busy', 'network'] as const)('asks again on the next page when a check fails (%s)', async (answer) => {
  for (const token of [OFFERED, OWN]) {
    answers = { [OWN]: 'alive', [OFFERED]: 'alive', [token]: answer };
    await expect(settleOffer()).rejects.toThrow();
    expect([readToken(), offer()]).toEqual([OWN, OFFERED]);
  }
});

test("takes the offered session when the visitor's own has ended, without reporting an end", async () => {
  answers[OWN] = 'ended';
  await act(settleOffer);
  expect([readToken(), offer()]).toEqual([OFFERED, null]);
  expect(ended).not.toHaveBeenCalled();
});

test('takes the offered session when another call finds that the own session has ended', async () => {
  answers[OWN] = 'ended';
  await expect(callApi(call, undefined)).rejects.toThrow();
  expect([readToken(), offer()]).toEqual([OFFERED, null]);
  expect(ended).not.toHaveBeenCalled();
  // The end of the offered session is reported as usual.
  answers[OFFERED] = 'ended';
  await expect(callApi(call, undefined)).rejects.toThrow();
  expect(ended).toHaveBeenCalledTimes(1);
});

test('reports the end of the own session while the question is open, and does not switch', async () => {
  await asked();
  answers[OWN] = 'ended';
  await expect(callApi(call, undefined)).rejects.toThrow();
  expect(ended).toHaveBeenCalledWith(true);
  expect(readToken()).toBe(OWN);
  expect(localStorage.getItem('token')).toBeNull();
});
