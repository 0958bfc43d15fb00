import switchElder from './elder-script';

/** What a probe's style says a browser measures, in CSS pixels; by a part of the style. */
type Widths = Record<string, number>;

const root = document.documentElement;

/** Opens a page with a query in a browser that measures these widths, and runs the script. */
function open(query = '', widths: Widths = {}): void {
  window.history.replaceState(null, '', `/newactivities/summer${query}`);
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return Object.entries(widths).find(([part]) => this.style.cssText.includes(part))?.[1] ?? 0;
  });
  switchElder();
}

const isOn = () => root.hasAttribute('data-elder');

beforeEach(() => {
  localStorage.clear();
  root.removeAttribute('data-elder');
  root.removeAttribute('data-device');
  root.style.fontSize = '';
});

test('is off by default', () => {
  open();
  expect(isOn()).toBe(false);
  expect(root.style.fontSize).toBe('');
});

test('a link switches it on, which lasts, and leaves the address', () => {
  open('?v=XY_1&elder=1&utm_term=a');
  expect(isOn()).toBe(true);
  expect(window.location.search).toBe('?v=XY_1&utm_term=a');
  open();
  expect(isOn()).toBe(true);
});

test('a link switches it off', () => {
  open('?elder=1');
  open('?elder=0');
  expect(isOn()).toBe(false);
  expect(window.location.search).toBe('');
});

test('ignores other values', () => {
  open('?elder=10');
  expect(isOn()).toBe(false);
  expect(localStorage.getItem('elder')).toBeNull();
});

test('keeps the query while storage is blocked', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  open('?elder=1');
  expect(isOn()).toBe(true);
  expect(window.location.search).toBe('?elder=1');
});

test.each([
  ['a phone that enlarges all text', { 'font-size: 100px': 140 }, '108%'],
  ['a phone that enlarges all text twice', { 'font-size: 100px': 200 }, '100%'],
  ["a browser's larger default size", { 'width: 100rem': 2400 }, '100%'],
])('is on by itself on %s', (_phone, widths, size) => {
  open('', widths as unknown as Widths);
  expect(isOn()).toBe(true);
  expect(root.style.fontSize).toBe(size);
});

test('stays off on a phone whose text is a little larger', () => {
  open('', { 'font-size: 100px': 120 });
  expect(isOn()).toBe(false);
});

test("the visitor's choice overrides the phone's text size", () => {
  localStorage.setItem('elder', '0');
  open('', { 'font-size: 100px': 140 });
  expect(isOn()).toBe(false);
});

test('desktops have twice the text size, phones one and a half', () => {
  open('?elder=1');
  expect(root.style.fontSize).toBe('150%');
  root.setAttribute('data-device', 'desktop');
  open('?elder=1');
  expect(root.style.fontSize).toBe('200%');
});

test('a switch changes the mode, stores the choice, and keeps the tap from the rest of the page', () => {
  open();
  const button = document.createElement('button');
  button.setAttribute('data-elder-switch', '');
  button.scrollIntoView = jest.fn();
  jest.spyOn(window, 'scrollTo').mockImplementation();
  document.body.replaceChildren(button);
  const heard = jest.fn();
  button.addEventListener('click', heard);
  button.click();
  // Each test's script listens, so only the stored choice is certain.
  expect(localStorage.getItem('elder')).not.toBeNull();
  expect(heard).not.toHaveBeenCalled();
});
