import { waitFor } from '@testing-library/dom';
import { openModal } from './open-modal';

const { showModal, close } = HTMLDialogElement.prototype;

/** A dialog in a browser without dialog support. */
function unknownDialog(): HTMLDialogElement {
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'close');
  document.body.innerHTML = '<dialog><form method="dialog"><button>OK</button></form></dialog>';
  return document.body.firstElementChild as HTMLDialogElement;
}

// The polyfill warns because jsdom has the interface, just not its methods.
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation());
afterEach(() => Object.assign(HTMLDialogElement.prototype, { showModal, close }));

test('opens a dialog natively, and does not open it twice', () => {
  const dialog = document.createElement('dialog');
  const shown = jest.spyOn(dialog, 'showModal');
  openModal(dialog);
  openModal(dialog);
  openModal(null);
  expect(shown).toHaveBeenCalledTimes(1);
});

test('adds dialog support to other browsers: opens, closes by form, and fires close', async () => {
  const dialog = unknownDialog();
  const closed = jest.fn();
  dialog.addEventListener('close', closed);
  openModal(dialog);
  await waitFor(() => expect(dialog).toHaveAttribute('open'));
  expect(document.querySelector('.backdrop')).toBeInTheDocument();
  dialog.querySelector('button')?.click();
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
  expect(dialog).not.toHaveAttribute('open');
});

test('does not open a dialog that was removed before the code arrived', async () => {
  const dialog = unknownDialog();
  openModal(dialog);
  dialog.remove();
  const next = document.body.appendChild(document.createElement('dialog'));
  openModal(next);
  await waitFor(() => expect(next).toHaveAttribute('open'));
  expect(dialog).not.toHaveAttribute('open');
  next.close();
});
