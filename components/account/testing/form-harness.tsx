import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { enter } from '@/lib/browser/testing/enter';
import { RegisterForm } from '../register-form';

export const SUCCESS_URL = '/newactivities/kh_7694_form/success';
export const MOBILE = '13800138000';

export const field = {
  mobile: () => screen.getByRole('textbox', { name: /手机号/ }),
  code: () => screen.getByRole('textbox', { name: /短信验证码/ }),
  password: () => screen.getByLabelText(/登录密码/),
  invite: () => document.querySelector<HTMLInputElement>('[name=invitecode]') as HTMLInputElement,
  agreements: () => screen.getByRole('checkbox'),
  submit: () => screen.getByRole('button', { name: /立即开户|提交中/ }),
  sendCode: () => document.querySelector('button[data-locked]') as HTMLButtonElement,
};

const DOCUMENTS = [
  { slug: 'customer-agreement', title: '客户协议', version: '1.0', href: '/newactivities/clause/customer-agreement' },
];

const form = (changes: { password?: 'later' } = {}) => (
  <RegisterForm
    title="填写手机号，即可开户"
    submit="立即开户"
    {...changes}
    documents={DOCUMENTS}
    successUrl={SUCCESS_URL}
  />
);

export function renderForm(advanceTimers?: (ms: number) => void, changes: { password?: 'later' } = {}) {
  const view = render(form(changes));
  return { ...view, user: userEvent.setup(advanceTimers ? { advanceTimers } : {}) };
}

/**
 * Renders the form as the server sends it and hydrates it after `before`, in which the visitor uses it.
 *
 * @param ahead a component before the form
 * @param onRecoverableError gets the error if React renders all of it again; by default it fails the test
 */
export function renderEarlyForm(before: () => void, ahead?: ReactNode, onRecoverableError?: (error: unknown) => void) {
  const container = document.body.appendChild(document.createElement('div'));
  const page = (
    <>
      {ahead}
      {form()}
    </>
  );
  container.innerHTML = renderToString(page);
  before();
  return render(page, { container, hydrate: true, ...(onRecoverableError && { onRecoverableError }) });
}

/** Renders the form, fills every required field and sends it. */
export async function sendForm() {
  const view = renderForm();
  await fillForm(view.user);
  await view.user.click(field.submit());
  return view;
}

/** Fills every required field, as a visitor would. */
export async function fillForm(user: ReturnType<typeof userEvent.setup>, changes: { mobile?: string } = {}) {
  await enter(user, field.mobile(), changes.mobile ?? MOBILE);
  await enter(user, field.code(), '123456');
  await enter(user, field.password(), 'gold2026');
  await user.click(field.agreements());
}
