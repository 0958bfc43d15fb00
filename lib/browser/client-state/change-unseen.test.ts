import { changeUnseen } from './change-unseen';

const IN_VIEW = { top: 600, bottom: 700 };
const FAR_OFF = { top: 2600, bottom: 2700 };

/** Where what is awaited stands on the screen. */
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

test('the page is hidden until it is the account’s own, and for what comes with that', async () => {
  begin(() => expect(shown()).toEqual([false, false]));
  await pass(900);
  prompt().remove();
  await pass(800);
  expect(shown()).toEqual([false, false]);
  await pass(400);
  expect(shown()).toEqual([true, true]);
});

test('so it is while something in view is busy; what is far off is not waited for', async () => {
  document.querySelector('main')?.replaceChildren();
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<div aria-busy="true"></div>');
  begin();
  await pass(1500);
  expect(shown()).toEqual([false, false]);
  place = FAR_OFF;
  await pass(2000);
  expect(shown()).toEqual([true, true]);
});

test('so it is while the page grows', async () => {
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

test('when the dialog is gone it is shown at once, and after four seconds however it is', async () => {
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

test('a change that fails leaves nothing hidden', async () => {
  const { done } = begin(() => {
    throw new Error('full');
  });
  await expect(done).rejects.toThrow('full');
  expect(shown()).toEqual([true, true]);
});
