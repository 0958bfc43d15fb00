import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { fakeServer } from '../account/testing/fake-server';
import { field, MOBILE, renderEarlyForm } from '../account/testing/form-harness';
import keepEarlyTaps from './early-taps-script';
import { KeepPage } from './keep-page';

const onRecoverableError = jest.fn();

beforeEach(() => void fakeServer());
afterEach(() => expect(onRecoverableError).toHaveBeenCalledTimes(1));

const passwordManager = () => field.mobile().after(document.createElement('com-1password-button'));

test.each([
  ['an element after a field', passwordManager],
  ['a foreign field before a field', () => field.mobile().before(document.createElement('input'))],
  ['an element between two others', () => document.querySelector('form h2')?.after(document.createElement('div'))],
  ['a changed text', () => screen.getByText('已阅读并同意').replaceChildren('已閱讀並同意')],
  ['translated texts', () => screen.getByText('已阅读并同意').replaceChildren(document.createElement('font'))],
])('keeps what the visitor has entered when React renders the page again because of %s', (_, change) => {
  let old: HTMLElement | undefined;
  renderEarlyForm(
    () => {
      old = field.mobile();
      fireEvent.change(field.mobile(), { target: { value: MOBILE } });
      fireEvent.change(field.password(), { target: { value: 'gold2026' } });
      field.agreements().click();
      screen.getByText(/有邀请码/).click();
      field.password().focus();
      change();
    },
    <KeepPage />,
    onRecoverableError,
  );
  expect(field.mobile()).not.toBe(old);
  expect(field.mobile()).toHaveValue(MOBILE);
  expect(screen.getByText('11/11')).toBeInTheDocument();
  expect(field.password()).toHaveValue('gold2026');
  expect(field.password()).toHaveFocus();
  expect(field.agreements()).toBeChecked();
  expect(field.invite().closest('details')).toHaveAttribute('open');
  expect(sessionStorage.getItem('typedMobile')).toBe(MOBILE);
});

test('repeats an early tap on the new button', () => {
  jest.useFakeTimers();
  renderEarlyForm(
    () => {
      keepEarlyTaps();
      fireEvent.click(field.submit());
      passwordManager();
    },
    <KeepPage />,
    onRecoverableError,
  );
  expect(field.submit()).toHaveAttribute('data-wait');
  act(() => {
    document.dispatchEvent(new Event('alive'));
    jest.advanceTimersByTime(1);
  });
  expect(field.submit()).not.toHaveAttribute('data-wait');
  expect(screen.getByText('请输入手机号码')).toBeVisible();
});

test('keeps the attributes that server and scripts gave the root element', () => {
  const { documentElement: root } = document;
  Object.assign(root.dataset, { captcha: 'none', visitor: 'opened' });
  document.body.innerHTML = '<p>changed</p>';
  const page = (
    <html lang="zh-CN" suppressHydrationWarning>
      <body>
        <KeepPage />
        <p>words</p>
      </body>
    </html>
  );
  let hydrated: Root | undefined;
  act(() => {
    hydrated = hydrateRoot(document, page, { onRecoverableError });
  });
  expect(document.body).toHaveTextContent('words');
  expect(root.dataset).toMatchObject({ captcha: 'none', visitor: 'opened' });
  expect(root).toHaveAttribute('lang', 'zh-CN');
  act(() => hydrated?.unmount());
});
