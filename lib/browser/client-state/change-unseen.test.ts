import { changeUnseen } from './change-unseen';

const IN_VIEW = { top: 600, bottom: 700 };
const FAR_OFF = { top: 2600, bottom: 2700 };

/** Position of the awaited part on the screen. */
let place: typeof IN_VIEW;

beforeEach(() => {
  jest.useFakeTimers();
  place = IN_VIEW;
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => place as DOMRect);
  document.body.innerHTML = '<main><aside aria-label="登录或开户"></aside></main><footer></footer>';
});

const prompt = () => document.querySelector('aside') as HTMLElement;
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('main, footer')].map(({ style }) => style.visibility !== 'hidden');

function begin(change: () => void = () => {}) {
  const gone = new AbortController();
  const done = changeUnseen(change, gone.signal);
  return { gone, done };
}

test("hides the page until it shows the account's own content and its late parts", async () => {
  begin(() => expect(shown()).toEqual([false, false]));
  await pass(900);
  prompt().remove();
  await pass(800);
  expect(shown()).toEqual([false, false]);
  await pass(400);
  expect(shown()).toEqual([true, true]);
});

test('stays hidden while something in view is busy, but ignores parts far off', async () => {
  document.querySelector('main')?.replaceChildren();
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<div aria-busy="true"></div>');
  begin();
  await pass(1500);
  expect(shown()).toEqual([false, false]);
  place = FAR_OFF;
  await pass(2000);
  expect(shown()).toEqual([true, true]);
});

test('stays hidden while the page grows', async () => {
  prompt().remove();
  let height = 1000;
  jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => height);
  begin();
  for (let step = 0; step < 5; step++) {
    await pass(150);
    height += 100;
  }
  expect(shown()).toEqual([false, false]);
  await pass(300);
  expect(shown()).toEqual([true, true]);
});

test('shows the page as soon as the dialog is gone, and after four seconds at the latest', async () => {
  const { gone } = begin();
  await pass(100);
  gone.abort();
  await pass(50);
  expect(shown()).toEqual([true, true]);
  begin();
  await pass(3900);
  expect(shown()).toEqual([false, false]);
  await pass(200);
  expect(shown()).toEqual([true, true]);
});

test('hides nothing after a change that fails', async () => {
  const { done } = begin(() => {
    throw new Error('full');
  });
  await expect(done).rejects.toThrow('full');
  expect(shown()).toEqual([true, true]);
});
