import { act, fireEvent, render } from '@testing-library/react';
import keepEarlyTaps from './early-taps-script';

const taps: string[] = [];

/** Renders a page as the server sends it and runs the script after it. */
function open() {
  taps.length = 0;
  render(
    <form>
      <button type="button" disabled>
        one
      </button>
      <button type="button" disabled>
        two
      </button>
    </form>,
  );
  keepEarlyTaps();
  const [one, two] = [...document.querySelectorAll('button')] as [HTMLButtonElement, HTMLButtonElement];
  return { one, two };
}

/** Runs the page's own scripts. */
function comeAlive() {
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () => taps.push(button.textContent ?? ''));
  }
  act(() => {
    document.dispatchEvent(new Event('alive'));
    jest.advanceTimersByTime(1);
  });
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => document.dispatchEvent(new Event('alive')));

test('repeats the last tap before hydration once and marks its button until then', () => {
  const { one, two } = open();
  fireEvent.click(one);
  expect(one).toHaveAttribute('data-wait');
  expect(fireEvent.click(two)).toBe(false);
  expect(one).not.toHaveAttribute('data-wait');
  expect(two).toHaveAttribute('data-wait');
  comeAlive();
  expect(taps).toEqual(['two']);
  expect(two).not.toHaveAttribute('data-wait');
  fireEvent.click(one);
  expect(taps).toEqual(['two', 'one']);
});

test('hides taps before hydration from React', () => {
  const { one } = open();
  const heard: string[] = [];
  const types = ['pointerdown', 'touchstart', 'mousedown', 'focusin', 'mouseup', 'click'];
  const hear = ({ type }: Event) => heard.push(type);
  for (const type of types) document.addEventListener(type, hear, true);
  const tap = () => {
    for (const type of types) one.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  };
  tap();
  expect(heard).toEqual([]);
  comeAlive();
  heard.length = 0;
  tap();
  expect(heard).toEqual(types);
  for (const type of types) document.removeEventListener(type, hear, true);
});

test('repeats the tap on a link that has a handler, and leaves other links alone', () => {
  open();
  const heard: string[] = [];
  render(
    <>
      <a href="#form" data-handled="">
        handled
      </a>
      <a href="#other">other</a>
    </>,
  );
  const [handled, other] = [...document.querySelectorAll('a')] as [HTMLAnchorElement, HTMLAnchorElement];
  handled.addEventListener('click', (event) => {
    heard.push('handled');
    event.preventDefault();
  });
  expect(fireEvent.click(other)).toBe(true);
  expect(fireEvent.click(handled)).toBe(false);
  expect(handled).toHaveAttribute('data-wait');
  comeAlive();
  expect(heard).toEqual(['handled']);
  act(() => jest.advanceTimersByTime(4_000));
  expect(location.hash).not.toBe('#form');
});

test('follows a link whose handler does not come', () => {
  open();
  render(
    <a href="#form" data-handled="">
      handled
    </a>,
  );
  fireEvent.click(document.querySelector('a') as HTMLAnchorElement);
  jest.advanceTimersByTime(3_999);
  expect(location.hash).toBe('');
  jest.advanceTimersByTime(1);
  expect(location.hash).toBe('#form');
});

test('repeats nothing without a tap', () => {
  open();
  comeAlive();
  expect(taps).toEqual([]);
});

test('keeps buttons locked on a page that is never hydrated', () => {
  Object.assign(window, { outdated: true });
  expect(open().two).toBeDisabled();
  Reflect.deleteProperty(window, 'outdated');
});
