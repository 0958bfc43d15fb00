import { waitFor } from '@testing-library/dom';
import { openModal } from './open-modal';

const { showModal, close } = HTMLDialogElement.prototype;

/** A dialog of the page, in a browser that knows none. */
function unknownDialog(): HTMLDialogElement {
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'close');
  document.body.innerHTML = '<dialog><form method="dialog"><button>OK</button></form></dialog>';
  return document.body.firstElementChild as HTMLDialogElement;
}

// It knows the interface of this test's browser, if not its methods.
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation());
afterEach(() => Object.assign(HTMLDialogElement.prototype, { showModal, close }));

test('a browser that knows dialogs opens one at once, and one that is open stays as it is', () => {
  const dialog = document.createElement('dialog');
  const shown = jest.spyOn(dialog, 'showModal');
  openModal(dialog);
  openModal(dialog);
  openModal(null);
  expect(shown).toHaveBeenCalledTimes(1);
});

test('another one learns it: the dialog opens, closes by its form, and says that it has closed', async () => {
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

test('a dialog that has gone before the code came is not opened', async () => {
  const dialog = unknownDialog();
  openModal(dialog);
  dialog.remove();
  const next = document.body.appendChild(document.createElement('dialog'));
  openModal(next);
  await waitFor(() => expect(next).toHaveAttribute('open'));
  expect(dialog).not.toHaveAttribute('open');
  next.close();
});
