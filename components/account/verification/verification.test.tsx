import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Verification } from '@/lib/account/verification-fields';
import { toastStore } from '@/lib/browser/overlays/toast';
import { useServerData } from '@/lib/browser/server-data/use-server-data';
import { saveToken } from '@/lib/browser/session/token';
import { bankCardSubmit, identityInfoSubmit, userInfo } from '@/lib/contract/user';
import { ACCOUNT, fakeServer, ok, refuse } from '../testing/fake-server';
import { VerificationButton } from './verification-button';

const NUMBER = '11010519491231002X';
const CARD = '6222020000000006221';
const AGREED = { consent: 'privacy-auth-pc@2.3', crossborder: 'privacy-auth-pc@2.3' };
const profile = (changes = {}) =>
  ok({
    jfUser: {
      account: ACCOUNT,
      authenticationMethod: 0,
      isBankStatus: 0,
      accountStatus: 1,
      mobile: '138****8888',
      realName: null,
      bankCard: null,
      ...changes,
    },
  });

let server: ReturnType<typeof fakeServer>;
let visitors = 0;

beforeEach(() => {
  window.history.replaceState(null, '', '/newactivities/auth-award');
  // A new token per test: profiles are cached by token.
  saveToken(`token-of-visitor-${++visitors}`);
  server = fakeServer();
  server.answers[userInfo.path] = profile();
  server.answers[identityInfoSubmit.path] = ok({ authenticationMethod: 1 });
  server.answers[bankCardSubmit.path] = ok({ isBankStatus: 2 });
});

const reads = jest.fn(async () => 'state');
function Activity() {
  useServerData(['an activity'], reads);
  return null;
}

async function open(asked: Verification) {
  const user = userEvent.setup();
  render(
    <ul>
      <li>
        <VerificationButton asked={asked} />
      </li>
      <Activity />
    </ul>,
  );
  const opener = screen.getByRole('button', { name: /去/ });
  await user.click(opener);
  const dialog = await screen.findByRole('dialog');
  const field = (name: RegExp) => within(dialog).getByRole('textbox', { name });
  return {
    user,
    opener,
    dialog,
    field,
    agree: async () => {
      for (const box of within(dialog).getAllByRole('checkbox')) await user.click(box);
    },
    submit: () => user.click(within(dialog).getByRole('button', { name: /^提交/ })),
  };
}

const fill = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });

async function fillIdentity({ field, agree }: Awaited<ReturnType<typeof open>>, number = NUMBER) {
  fill(field(/姓名/), '张伟');
  fill(field(/身份证号码/), number);
  await agree();
}

async function fillCard({ field, agree }: Awaited<ReturnType<typeof open>>) {
  fill(field(/开户银行/), '示例商业银行');
  fill(field(/银行卡号/), '6222 0200 0000 0006 221');
  await agree();
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).not.toBeInTheDocument());

describe('identity', () => {
  test('names errors at the fields and sends nothing', async () => {
    const view = await open('identity');
    expect(view.field(/姓名/)).toHaveFocus();
    await view.submit();
    expect(view.field(/姓名/)).toHaveAccessibleDescription('请输入姓名');
    expect(view.field(/身份证号码/)).toHaveAccessibleDescription('请输入身份证号码');
    for (const box of within(view.dialog).getAllByRole('checkbox')) {
      expect(box).toHaveAccessibleDescription('请先勾选同意');
    }
    await fillIdentity(view, '110105194912310021');
    await view.submit();
    expect(view.field(/身份证号码/)).toHaveAccessibleDescription('请输入正确的18位身份证号码');
    expect(view.field(/身份证号码/)).toHaveFocus();
    expect(server.to(identityInfoSubmit.path)).toEqual([]);
  });

  test('sends a valid identity and reads again everything that shows the account', async () => {
    const view = await open('identity');
    await fillIdentity(view, '１１０１０５19491231002x');
    reads.mockClear();
    server.answers[userInfo.path] = profile({ authenticationMethod: 1, realName: '张*' });
    const before = server.to(userInfo.path).length;
    await view.submit();
    await closed();
    expect(server.to(identityInfoSubmit.path).map(({ fields }) => fields)).toEqual([
      { name: '张伟', idcard: NUMBER, ...AGREED },
    ]);
    expect(toastStore.get()?.text).toBe('实名认证已完成');
    await waitFor(() => expect(server.to(userInfo.path).length).toBeGreaterThan(before));
    expect(reads).toHaveBeenCalledTimes(1);
    expect(view.opener.closest('li')).toHaveFocus();
  });

  test('keeps the input after a failed call and returns the focus to the opener on close', async () => {
    const view = await open('identity');
    await fillIdentity(view);
    server.answers[identityInfoSubmit.path] = 'network';
    await view.submit();
    expect(await within(view.dialog).findByText('网络异常，请重试')).toBeVisible();
    expect(view.field(/姓名/)).toHaveValue('张伟');
    expect(view.field(/身份证号码/)).toHaveValue(NUMBER);
    server.answers[identityInfoSubmit.path] = refuse(400, 'invalid_input', '请检查', {
      errors: [{ field: 'idcard', message: '未满18周岁，暂不能完成身份认证' }],
    });
    await view.submit();
    await waitFor(() => expect(view.field(/身份证号码/)).toHaveAccessibleDescription('未满18周岁，暂不能完成身份认证'));
    await view.user.click(within(view.dialog).getByRole('button', { name: '关闭' }));
    await closed();
    expect(view.opener).toHaveFocus();
  });

  test('accepts an identity that is already verified, as after a lost response', async () => {
    const view = await open('identity');
    await fillIdentity(view);
    server.answers[identityInfoSubmit.path] = refuse(409, 'already_verified', '您已完成身份认证，无需重复提交');
    await view.submit();
    await closed();
    expect(toastStore.get()?.text).toBe('您已完成身份认证，无需重复提交');
  });

  test('locks the button while the request runs, also for a double click', async () => {
    const view = await open('identity');
    await fillIdentity(view);
    server.answers[identityInfoSubmit.path] = 'silence';
    await view.submit();
    const button = within(view.dialog).getByRole('button', { name: '提交中…' });
    expect(button).toBeDisabled();
    fireEvent.submit(view.dialog.querySelector('form') as HTMLFormElement);
    expect(server.to(identityInfoSubmit.path)).toHaveLength(1);
  });

  test('offers the login and keeps the input when the session has ended', async () => {
    const view = await open('identity');
    await fillIdentity(view);
    server.answers[identityInfoSubmit.path] = refuse(401, 'unauthorized', '登录已失效，请重新登录');
    await view.submit();
    expect(await within(view.dialog).findByText('登录已失效，请重新登录')).toBeVisible();
    expect(within(view.dialog).getByRole('button', { name: '登录' })).toBeVisible();
    expect(view.field(/姓名/)).toHaveValue('张伟');
  });

  test('shows the version in force and sends it with each consent', async () => {
    const view = await open('identity');
    expect(await within(view.dialog).findAllByText('2.3版')).toHaveLength(2);
    await fillIdentity(view);
    server.answers[identityInfoSubmit.path] = refuse(400, 'invalid_input', '请检查', {
      errors: [{ field: 'crossborder', message: '隐私协议已更新，请刷新页面后重新阅读并同意' }],
    });
    await view.submit();
    const [, crossborder] = within(view.dialog).getAllByRole('checkbox');
    await waitFor(() => expect(crossborder).toHaveAccessibleDescription(/隐私协议已更新/));
    expect(server.to(identityInfoSubmit.path)[0]?.fields).toMatchObject(AGREED);
  });

  test('names the use in each consent and links to the clause', async () => {
    const view = await open('identity');
    expect(view.dialog).toHaveTextContent('同意将姓名与身份证号码用于核验身份，加密保存');
    expect(view.dialog).toHaveTextContent('同意将上述信息提供至境外，存储于中国香港的服务器');
    const links = within(view.dialog).getAllByRole('link', { name: /《隐私协议》/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/newactivities/clause/privacy-auth-pc#sensitive',
      '/newactivities/clause/privacy-auth-pc#storage',
    ]);
  });
});

describe('card', () => {
  beforeEach(() => {
    server.answers[userInfo.path] = profile({ authenticationMethod: 1, realName: '张*' });
  });

  test('binds a card', async () => {
    const view = await open('card');
    await waitFor(() => expect(view.dialog).toHaveTextContent('须为张*本人名下的银行卡'));
    await fillCard(view);
    await view.submit();
    await closed();
    expect(server.to(bankCardSubmit.path)[0]?.fields).toEqual({ bank: '示例商业银行', card: CARD, ...AGREED });
    expect(toastStore.get()?.text).toBe('银行卡已绑定');
  });

  describe('with a wrong check digit', () => {
    const DOUBT = '卡号可能有误，请逐位核对，无误可提交';

    test('is doubted when the visitor leaves the field, until it changes, and is sent nevertheless', async () => {
      const view = await open('card');
      await fillCard(view);
      const card = view.field(/银行卡号/);
      await view.user.type(card, '{Backspace}2');
      await view.user.click(view.field(/开户银行/));
      expect(card).toHaveAccessibleDescription(DOUBT);
      expect(card).not.toHaveAttribute('aria-invalid');
      await view.user.type(card, '{Backspace}');
      expect(card).not.toHaveAccessibleDescription();
      await view.user.type(card, '2{Tab}');
      await view.submit();
      await closed();
      expect(server.to(bankCardSubmit.path)[0]?.fields).toMatchObject({ card: '6222020000000006222' });
    });

    test.each([
      ['', () => {}],
      [', also where a tap moves the focus nowhere', (card: HTMLElement) => act(() => card.blur())],
    ])('is not sent before the visitor has seen the doubt%s', async (_, leave) => {
      const view = await open('card');
      await fillCard(view);
      const card = view.field(/银行卡号/);
      await view.user.type(card, '{Backspace}2');
      leave(card);
      await view.submit();
      expect(card).toHaveAccessibleDescription(DOUBT);
      expect(card).toHaveFocus();
      expect(server.to(bankCardSubmit.path)).toEqual([]);
      await view.submit();
      await closed();
      expect(server.to(bankCardSubmit.path)).toHaveLength(1);
    });
  });

  test('shows a rejected card at the field', async () => {
    const view = await open('card');
    await fillCard(view);
    server.answers[bankCardSubmit.path] = refuse(409, 'card_refused', '该银行卡暂不能绑定');
    await view.submit();
    await waitFor(() => expect(view.field(/银行卡号/)).toHaveAccessibleDescription('该银行卡暂不能绑定'));
  });

  test('asks for the identity first and then for the card in the same dialog', async () => {
    server.answers[userInfo.path] = profile();
    const view = await open('card');
    expect(await screen.findByRole('dialog', { name: '实名认证' })).toBe(view.dialog);
    server.answers[userInfo.path] = profile({ authenticationMethod: 1, realName: '张*' });
    await fillIdentity(view);
    await view.submit();
    expect(await screen.findByRole('dialog', { name: '绑定银行卡' })).toBe(view.dialog);
    await fillCard(view);
    await view.submit();
    await closed();
    expect(server.to(bankCardSubmit.path)).toHaveLength(1);
  });

  test('asks for the identity when the server says so, despite the cached profile', async () => {
    const view = await open('card');
    await fillCard(view);
    server.answers[bankCardSubmit.path] = refuse(409, 'not_verified', '绑定银行卡前，请先完成实名认证');
    await view.submit();
    expect(await screen.findByRole('dialog', { name: '实名认证' })).toBe(view.dialog);
  });
});

describe('in the app', () => {
  beforeEach(() => window.history.replaceState(null, '', '/newactivities/auth-award?source=android'));

  test("uses the app's own verification", async () => {
    const goTrade = jest.fn();
    Object.assign(window, { android: { goTrade } });
    render(<VerificationButton asked="identity" />);
    await userEvent.click(screen.getByRole('button', { name: '去认证' }));
    expect(goTrade).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('opens the form over the page if the app has no verification or it fails', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    Object.assign(window, {
      android: {
        goTrade: () => {
          throw new Error('half an app');
        },
      },
    });
    const view = await open('identity');
    expect(view.dialog).toHaveAccessibleName('实名认证');
  });
});
