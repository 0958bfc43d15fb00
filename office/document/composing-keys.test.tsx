import './composing-keys';

test('gives the keys of a composition to the input method alone', () => {
  const keys: string[] = [];
  const listen = ({ key }: KeyboardEvent) => keys.push(key);
  window.addEventListener('keydown', listen);
  const input = document.body.appendChild(document.createElement('input'));
  const press = (key: string, state: KeyboardEventInit = {}) =>
    input.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...state }));
  press('Enter', { isComposing: true });
  press('Escape', { isComposing: true });
  // Safari ends the composition before this key.
  press('Enter', { keyCode: 229 });
  expect(keys).toEqual([]);
  press('Enter', { keyCode: 13 });
  expect(keys).toEqual(['Enter']);
  window.removeEventListener('keydown', listen);
});
