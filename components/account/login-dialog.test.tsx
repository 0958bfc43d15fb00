import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSyncExternalStore } from 'react';
import { HTTP_TIMEOUT } from '@/lib/browser/http/api-error';
import { toastStore } from '@/lib/browser/overlays/toast';
import { onTokenChange, readToken } from '@/lib/browser/session/token';
import { enter } from '@/lib/browser/testing/enter';
import { zkLogin, zkLoginByCode } from '@/lib/contract/login';
import { UNNOTICED } from '../ui/hold-page';
import { LogInInstead } from './log-in-instead';
import { fakeServer, LOGGED_IN, refuse, SEND_CODE, TOKEN, VALIDATE } from './testing/fake-server';

const MOBILE = '13800138000';

let server: ReturnType<typeof fakeServer>;

beforeEach(() => {
  // The page is shown again only some time after a login.
  jest.useFakeTimers();
  localStorage.setItem('appCode', 'bfzh');
  window.history.replaceState(null, '', '/newactivities/summer?v=XY_7');
  jest.spyOn(console, 'error').mockImplementation(() => {});
  server = fakeServer();
  server.answers[zkLogin.path] = LOGGED_IN;
  server.answers[zkLoginByCode.path] = LOGGED_IN;
});

const setUp = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const opener = () => screen.getByRole('button', { name: '登录', hidden: true });

async function openDialog(around?: (login: React.ReactNode) => React.ReactNode) {
  const user = setUp();
  render(around ? around(<LogInInstead />) : <LogInInstead />);
  const button = opener();
  await user.click(button);
  const dialog = await screen.findByRole('dialog', { name: '登录交易账户' });
  const form = (name: string) => within(within(dialog).getByRole('form', { name }));
  return {
    user,
    button,
    dialog,
    mobile: () => form('短信登录').getByLabelText(/手机号/),
    code: () => form('短信登录').getByLabelText(/短信验证码/),
    sendCode: () => dialog.querySelector('button[data-locked]') as HTMLButtonElement,
    byCode: () => form('短信登录').getByRole('button', { name: /登录/ }),
    account: () => form('密码登录').getByLabelText(/账号/),
    password: () => form('密码登录').getByLabelText(/登录密码/),
    byPassword: () => form('密码登录').getByRole('button', { name: /^登录/ }),
    choosePassword: () => user.click(within(dialog).getByRole('radio', { name: '密码登录' })),
  };
}

async function sendByCode(view: Awaited<ReturnType<typeof openDialog>>) {
  await enter(view.user, view.mobile(), MOBILE);
  await enter(view.user, view.code(), '123456');
  await view.user.click(view.byCode());
}

async function sendByPassword(view: Awaited<ReturnType<typeof openDialog>>, account = MOBILE) {
  await view.choosePassword();
  await enter(view.user, view.account(), account);
  await enter(view.user, view.password(), 'gold2026');
  await view.user.click(view.byPassword());
}

/** A part of a page that only visitors without a session see. */
function SignedOut({ children }: { children: React.ReactNode }) {
  return useSyncExternalStore(onTokenChange, readToken) === null && children;
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument());

test('reports a code that the server would reject when the visitor leaves the field, and does not use it', async () => {
  server.answers[VALIDATE] = refuse(404, 'not_found', '该手机号尚未注册，请先注册');
  const view = await openDialog();
  await enter(view.user, view.mobile(), MOBILE);
  await enter(view.user, view.code(), '777888');
  await view.user.tab();
  await waitFor(() => expect(view.mobile()).toHaveAccessibleDescription('该手机号尚未注册，请先注册'));
  await view.user.click(view.byCode());
  await waitFor(() => expect(view.mobile()).toHaveFocus());
  expect(server.to(VALIDATE).map(({ fields }) => fields)).toEqual([
    { mobile: MOBILE, code: '777888', type: 'login', appcode: 'bfzh' },
  ]);
  expect(server.to(zkLoginByCode.path)).toEqual([]);
});

describe('when opened', () => {
  test('focuses the first field, and returns the focus to the opener on close', async () => {
    const view = await openDialog();
    expect(view.mobile()).toHaveFocus();
    await view.user.click(within(view.dialog).getByRole('button', { name: '关闭' }));
    await closed();
    expect(view.button).toHaveFocus();
    await view.user.click(view.button);
    expect(await screen.findAllByRole('dialog')).toHaveLength(1);
  });

  test("uses the app's own login inside the app", async () => {
    const login = jest.fn();
    Object.assign(window, { android: { login } });
    window.history.replaceState(null, '', '/newactivities/summer?source=android');
    render(<LogInInstead />);
    await setUp().click(opener());
    await waitFor(() => expect(login).toHaveBeenCalled());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('takes the mobile number from the form around it and does not submit that form', async () => {
    const onSubmit = jest.fn();
    const view = await openDialog((login) => (
      <form onSubmit={onSubmit}>
        <input name="mobile" defaultValue={MOBILE} />
        {login}
      </form>
    ));
    expect(view.mobile()).toHaveValue(MOBILE);
    expect(view.dialog).toHaveTextContent('11/11');
    await view.user.type(view.code(), '123456{Enter}');
    await closed();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

test('focuses the part of the page around the opener when the login removes the opener', async () => {
  const view = await openDialog((login) => (
    <main>
      <section aria-label="活动">
        <SignedOut>{login}</SignedOut>
      </section>
    </main>
  ));
  await sendByCode(view);
  await waitFor(() => expect(view.button).not.toBeInTheDocument());
  expect(view.dialog).toBeVisible();
  expect(screen.getByRole('main', { hidden: true })).not.toBeVisible();
  await closed();
  expect(screen.getByRole('main')).toBeVisible();
  expect(screen.getByRole('region', { name: '活动' })).toHaveFocus();
});

test('keeps the login and shows the page when the visitor presses Escape during the change', async () => {
  const view = await openDialog((login) => <main>{login}</main>);
  await sendByCode(view);
  await waitFor(() => expect(readToken()).toBe(TOKEN));
  act(() => (view.dialog as HTMLDialogElement).close());
  await waitFor(() => expect(screen.getByRole('main')).toBeVisible());
  await closed();
  expect(readToken()).toBe(TOKEN);
});

describe('by SMS code', () => {
  test('requests a login code and starts its wait', async () => {
    const view = await openDialog();
    await view.user.click(view.mobile());
    await view.user.paste('+86 138-0013-8000');
    await view.user.click(view.sendCode());
    await waitFor(() => expect(view.sendCode()).toHaveTextContent('60s后重新获取'));
    expect(view.sendCode()).toBeDisabled();
    expect(view.code()).toHaveFocus();
    expect(server.to(SEND_CODE)[0]?.fields).toMatchObject({ mobile: MOBILE, type: 'login', appcode: 'bfzh' });
    expect(server.events()).toEqual([]);
  });

  test('stores the token, notifies the page once and leaves the URL unchanged', async () => {
    const listener = jest.fn();
    const stop = onTokenChange(listener);
    const view = await openDialog();
    await sendByCode(view);
    await closed();
    stop();
    expect(readToken()).toBe(TOKEN);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(toastStore.get()?.text).toBe('登录成功');
    expect(window.location.href).toMatch(/\/newactivities\/summer\?v=XY_7$/);
    expect(server.to(zkLoginByCode.path)[0]?.fields).toEqual({
      mobile: MOBILE,
      code: '123456',
      appcode: 'bfzh',
      clientid: '',
      fromtype: '2',
    });
  });

  test.each([
    [refuse(400, 'code_invalid', '验证码错误或已过期'), 'code', '验证码错误或已过期'],
    [refuse(404, 'not_found', '该手机号尚未注册，请先注册'), 'mobile', '该手机号尚未注册，请先注册'],
  ] as const)('shows a rejection at its field and focuses it', async (answer, name, sentence) => {
    server.answers[zkLoginByCode.path] = answer;
    const view = await openDialog();
    await sendByCode(view);
    await waitFor(() => expect(view[name]()).toHaveAccessibleDescription(sentence));
    expect(view[name]()).toHaveFocus();
    expect(view.byCode()).toBeEnabled();
    expect(readToken()).toBeNull();
  });

  test('does not share the wait with registration codes', async () => {
    sessionStorage.setItem('smsCountdown', `${Date.now()} ${Date.now() + 50_000} ${MOBILE}`);
    const view = await openDialog();
    await enter(view.user, view.mobile(), MOBILE);
    expect(view.sendCode()).toBeEnabled();
    await view.user.click(view.sendCode());
    await waitFor(() => expect(view.sendCode()).toHaveTextContent('60s后重新获取'));
  });

  test('names empty fields before sending', async () => {
    const view = await openDialog();
    await view.user.click(view.byCode());
    expect(view.mobile()).toHaveAccessibleDescription('请输入手机号码');
    expect(view.code()).toHaveAccessibleDescription('请输入验证码');
    expect(view.mobile()).toHaveFocus();
    expect(server.to(zkLoginByCode.path)).toHaveLength(0);
  });
});

describe('by password', () => {
  test.each([
    [MOBILE, MOBILE, '1'],
    ['+86 138-0013-8000', MOBILE, '1'],
    ['880016', '880016', '0'],
    ['gold@example.com', 'gold@example.com', '2'],
  ])('sends %s as %s', async (typed, account, type) => {
    const view = await openDialog();
    await sendByPassword(view, typed);
    await closed();
    expect(readToken()).toBe(TOKEN);
    expect(server.to(zkLogin.path)[0]?.fields).toEqual({
      account,
      password: 'gold2026',
      signtype: '1',
      loginAccountType: type,
      fromtype: '2',
      ticket: '',
      randstr: '',
    });
  });

  test('rejects an input that cannot name an account', async () => {
    const view = await openDialog();
    await sendByPassword(view, '张三');
    expect(view.account()).toHaveAccessibleDescription('请输入正确的交易账号、手机号或邮箱');
    expect(server.to(zkLogin.path)).toHaveLength(0);
  });

  test("shows the server's rejection at the password", async () => {
    server.answers[zkLogin.path] = refuse(401, 'credentials_invalid', '账号或密码错误');
    const view = await openDialog();
    await sendByPassword(view);
    await waitFor(() => expect(view.password()).toHaveAccessibleDescription('账号或密码错误'));
    expect(view.password()).toHaveFocus();
    await view.user.type(view.password(), '7');
    expect(view.password()).not.toHaveAccessibleDescription();
  });

  test('shows an error and keeps the input', async () => {
    server.answers[zkLogin.path] = 'network';
    const view = await openDialog();
    await sendByPassword(view);
    expect(await screen.findByText('网络异常，请重试')).toBeVisible();
    expect(view.account()).toHaveValue(MOBILE);
    expect(view.password()).toHaveValue('gold2026');
    expect(view.byPassword()).toBeEnabled();
  });
});

test('locks the button while it sends, reports a timeout and ignores a late response after the dialog closed', async () => {
  server.answers[zkLoginByCode.path] = 'silence';
  const view = await openDialog();
  await enter(view.user, view.mobile(), MOBILE);
  await enter(view.user, view.code(), '123456');
  act(() => view.byCode().click());
  expect(view.byCode()).toBeDisabled();
  expect(view.byCode()).toHaveTextContent('登录中…');
  await act(() => jest.advanceTimersByTimeAsync(HTTP_TIMEOUT));
  expect(view.byCode()).toBeEnabled();
  expect(screen.getByText('网络不给力，请稍后重试')).toBeVisible();

  let answer = () => {};
  const answered = window.fetch;
  server.answers[zkLoginByCode.path] = LOGGED_IN;
  window.fetch = (async (...sent: Parameters<typeof fetch>) => {
    if (sent[0] === zkLoginByCode.path) {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
    }
    return answered(...sent);
  }) as typeof fetch;
  await view.user.click(view.byCode());
  act(() => (view.dialog as HTMLDialogElement).close());
  await act(async () => answer());
  await closed();
  expect(readToken()).toBeNull();
});

test('releases the page when the visitor closes the login during the code check', async () => {
  server.answers[VALIDATE] = 'silence';
  const view = await openDialog();
  await enter(view.user, view.mobile(), MOBILE);
  await enter(view.user, view.code(), '123456');
  act(() => {
    view.code().blur();
    view.byCode().click();
  });
  act(() => (view.dialog as HTMLDialogElement).close());
  await act(() => jest.advanceTimersByTimeAsync(UNNOTICED));
  expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument();
});

test('closes and leads a visitor without an account to the form', async () => {
  window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia;
  const view = await openDialog((login) => (
    <>
      <div id="banner-form" />
      {login}
    </>
  ));
  const scrolled = jest.fn();
  Object.assign(document.getElementById('banner-form') as HTMLElement, { scrollIntoView: scrolled });
  await view.user.click(within(view.dialog).getByRole('link', { name: '立即开户' }));
  await closed();
  expect(scrolled).toHaveBeenCalled();
});
