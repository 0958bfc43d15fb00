import { keepFocus } from './keep-focus';

/** Two frames and what they have put off. */
async function settled(): Promise<void> {
  for (let frame = 0; frame < 2; frame++) {
    await new Promise((drawn) => requestAnimationFrame(drawn));
    await new Promise((done) => setTimeout(done));
  }
}

let listeners: Parameters<typeof document.addEventListener>[];

beforeAll(() => {
  const listen = jest.spyOn(document, 'addEventListener');
  keepFocus(null);
  listeners = [...listen.mock.calls];
});
// The code listens as long as its page lasts, and files that are merged share one.
afterAll(() => {
  document.body.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const listener of listeners) document.removeEventListener(...listener);
});
beforeEach(() => {
  // jsdom lays nothing out: what is not hidden has a box here.
  jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.closest('[hidden]') ? [] : [{}]) as unknown as DOMRectList;
  });
  document.body.innerHTML = `
    <main><section><ul><li><button id="one">1</button></li><li><button id="two">2</button></li></ul></section></main>`;
});

const button = (id: string) => document.getElementById(id) as HTMLButtonElement;

test('when what has the focus is taken away, the nearest that is left around it has it', async () => {
  button('one').focus();
  button('one').closest('li')?.remove();
  await settled();
  expect(document.activeElement).toBe(document.querySelector('ul'));
  expect(document.querySelector('ul')).toHaveAttribute('tabindex', '-1');
});

test('where the browser tells of the loss while it still stands there, it is no letting go', async () => {
  button('one').focus();
  button('one').blur();
  button('one').closest('li')?.remove();
  await settled();
  expect(document.activeElement).toBe(document.querySelector('ul'));
});

test('when nothing is left around it, the content has it', async () => {
  button('one').focus();
  const main = document.createElement('main');
  document.querySelector('main')?.replaceWith(main);
  await settled();
  expect(document.activeElement).toBe(main);
});

test('what is locked hands the focus on, and has it again when it is free', async () => {
  button('one').focus();
  button('one').disabled = true;
  // As browsers do with the next frame.
  button('one').blur();
  await settled();
  expect(document.activeElement).toBe(button('one').closest('li'));
  button('one').disabled = false;
  await settled();
  expect(button('one')).toHaveFocus();
});

test('a visitor who lets go of it is let go, and one who goes on is not called back', async () => {
  button('one').focus();
  button('one').blur();
  await settled();
  button('one').remove();
  await settled();
  expect(document.body).toHaveFocus();

  button('two').focus();
  document.body.append(Object.assign(document.createElement('button'), { id: 'three' }));
  button('three').focus();
  button('two').remove();
  await settled();
  expect(button('three')).toHaveFocus();
});
