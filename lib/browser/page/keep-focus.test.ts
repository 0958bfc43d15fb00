import { keepFocus } from './keep-focus';

/** Waits for two frames and their tasks. */
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
// The listeners last as long as the page, and files that run together share one.
afterAll(() => {
  document.body.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  for (const listener of listeners) document.removeEventListener(...listener);
});
beforeEach(() => {
  // jsdom has no layout: here every element that is not hidden has a box.
  jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.closest('[hidden]') ? [] : [{}]) as unknown as DOMRectList;
  });
  document.body.innerHTML = `
    <main><section><ul><li><button id="one">1</button></li><li><button id="two">2</button></li></ul></section></main>`;
});

const button = (id: string) => document.getElementById(id) as HTMLButtonElement;

test('moves the focus to the nearest remaining parent when its element is removed', async () => {
  button('one').focus();
  button('one').closest('li')?.remove();
  await settled();
  expect(document.activeElement).toBe(document.querySelector('ul'));
  expect(document.querySelector('ul')).toHaveAttribute('tabindex', '-1');
});

test('keeps the focus if the browser reports the loss before the removal', async () => {
  button('one').focus();
  button('one').blur();
  button('one').closest('li')?.remove();
  await settled();
  expect(document.activeElement).toBe(document.querySelector('ul'));
});

test('moves the focus to the main content if no parent remains', async () => {
  button('one').focus();
  const main = document.createElement('main');
  document.querySelector('main')?.replaceWith(main);
  await settled();
  expect(document.activeElement).toBe(main);
});

test('moves the focus while its element is disabled, and back when it is enabled', async () => {
  button('one').focus();
  button('one').disabled = true;
  // Browsers do this with the next frame.
  button('one').blur();
  await settled();
  expect(document.activeElement).toBe(button('one').closest('li'));
  button('one').disabled = false;
  await settled();
  expect(button('one')).toHaveFocus();
});

test('does not restore the focus of a visitor who released it or moved on', async () => {
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
