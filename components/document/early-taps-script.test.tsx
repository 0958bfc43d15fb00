import { act, fireEvent, render } from '@testing-library/react';
import { EARLY_TAPS_SCRIPT } from './early-taps-script';

const taps: string[] = [];

/** A page as the server sends it, with the script behind it. */
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
  new Function(EARLY_TAPS_SCRIPT)();
  const [one, two] = [...document.querySelectorAll('button')] as [HTMLButtonElement, HTMLButtonElement];
  return { one, two };
}

/** The page's own scripts are there. */
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

test('the last tap from before the page is alive is repeated once, and the button says so until then', () => {
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

test('React hears nothing of a tap before the page is alive', () => {
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

test('where nothing was tapped nothing is repeated', () => {
  open();
  comeAlive();
  expect(taps).toEqual([]);
});

test('a page that will never be alive keeps its buttons locked', () => {
  Object.assign(window, { outdated: true });
  expect(open().two).toBeDisabled();
});
