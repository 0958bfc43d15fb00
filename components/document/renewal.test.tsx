import { readFileSync } from 'node:fs';
import { fireEvent, render, screen } from '@testing-library/react';
import { parse } from 'acorn';
import { BANNER_FORM } from '@/lib/browser/page/scroll-to-element';
import watchFiles from './renewal-script';

const OWN = '/newactivities/_next/static/media/renewal.a1.js';
const RENEWAL = readFileSync('components/document/renewal.js', 'utf8');

/** The server's status for a request whether a file exists; 0 if there is no response. */
let status: number;
let asked: string[];

function Form() {
  return (
    <form id={BANNER_FORM}>
      <input name="mobile" type="tel" />
      <input name="code" type="text" />
      <input name="password" type="text" />
      <details>
        <input name="invitecode" type="text" />
      </details>
    </form>
  );
}

const field = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
const fetched = () => document.head.querySelectorAll(`script[src="${OWN}"]`).length;
const dialog = () => screen.queryByRole('alertdialog', { hidden: true });

class Request {
  status = 0;
  onload = () => {};
  open(method: string, address: string) {
    asked.push(`${method} ${address}`);
  }
  send() {
    this.status = status;
    if (status) this.onload();
  }
}

beforeAll(() => watchFiles(OWN));
beforeEach(() => {
  jest.spyOn(window, 'XMLHttpRequest').mockImplementation(() => new Request() as unknown as XMLHttpRequest);
  status = 404;
  asked = [];
});

/** Simulates a script of the page that does not load. */
function lose(address: string): void {
  const script = document.createElement('script');
  script.type = 'none';
  script.src = address;
  document.head.append(script);
  script.dispatchEvent(new Event('error'));
}

test('loads the renewal script for a script that the server no longer has', () => {
  lose('/newactivities/_next/static/chunks/a.js');
  expect(asked).toEqual(['HEAD http://localhost/newactivities/_next/static/chunks/a.js']);
  expect(fetched()).toBe(1);
});

test.each([
  ['that the server has', 200],
  ['without a connection', 0],
  ['while the server is unavailable', 503],
])('does not reload for a script %s', (_, answered) => {
  status = answered;
  lose('/newactivities/_next/static/chunks/a.js');
  expect(asked).toHaveLength(1);
  expect(fetched()).toBe(0);
});

test('asks in a browser dialog if the renewal script is gone too, and does not load it again', () => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  lose(OWN);
  expect(confirm).toHaveBeenCalledWith('页面已更新，请刷新后继续');
  expect(fetched()).toBe(1);
});

test("ignores errors of files that are not the page's", () => {
  lose('https://captcha.example/a.js');
  window.dispatchEvent(new ErrorEvent('error', { message: 'a fault of a script' }));
  expect(asked).toEqual([]);
});

test('loads the renewal script after a page that stored input, and otherwise not', () => {
  window.dispatchEvent(new Event('load'));
  expect(fetched()).toBe(0);
  sessionStorage.setItem('typedFields', '{}');
  window.dispatchEvent(new Event('load'));
  expect(fetched()).toBe(1);
});

test('shows one message with one button, which stores the input without passwords', () => {
  render(<Form />);
  for (const name of ['mobile', 'code', 'password', 'invitecode'])
    fireEvent.change(field(name), { target: { value: `${name} 1` } });
  new Function(RENEWAL)();
  new Function(RENEWAL)();
  expect(dialog()).toHaveTextContent('页面已更新');
  const [button, ...others] = screen.getAllByRole('button', { hidden: true });
  expect([button?.textContent, others]).toEqual(['刷新页面', []]);
  // jsdom cannot load a page.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  button?.click();
  expect(sessionStorage.getItem('typedFields')).toBe('{"code":"code 1","invitecode":"invitecode 1"}');
});

test('stores the name and the allowed input of the last open dialog', () => {
  const inputs = ['mobile', 'account', 'currentPassword', 'password', 'code', 'name', 'idcard', 'bank', 'card'];
  render(
    <>
      <dialog open data-resumes="login-code" />
      <dialog open data-resumes="card">
        {inputs.map((name) => (
          <input key={name} name={name} defaultValue={`${name} 1`} />
        ))}
      </dialog>
      <dialog data-resumes="identity" />
    </>,
  );
  new Function(RENEWAL)();
  jest.spyOn(console, 'error').mockImplementation(() => {});
  screen.getByText('刷新页面').click();
  expect(JSON.parse(sessionStorage.getItem('typedDialog') ?? '')).toEqual({
    dialog: 'card',
    values: { account: 'account 1', name: 'name 1', bank: 'bank 1' },
  });
});

test('restores the input once on the next page without overwriting anything or showing a message', () => {
  sessionStorage.setItem('typedFields', '{"code":"123456","invitecode":"AB12","password":"x"}');
  render(<Form />);
  field('code').value = '654321';
  new Function(RENEWAL)();
  expect([field('code').value, field('invitecode').value, field('password').value]).toEqual(['654321', 'AB12', '']);
  expect(document.querySelector('details')).toHaveAttribute('open');
  expect(sessionStorage).toHaveLength(0);
  expect(dialog()).toBeNull();
});

test('is written in ES5', () => {
  expect(() => parse(RENEWAL, { ecmaVersion: 5 })).not.toThrow();
});
