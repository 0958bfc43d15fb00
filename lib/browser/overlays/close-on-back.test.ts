import { waitFor } from '@testing-library/react';
import { closeOnBack } from './close-on-back';
import { openModal } from './open-modal';

function dialogOnPage(): HTMLDialogElement {
  return document.body.appendChild(document.createElement('dialog'));
}

function open(dialog: HTMLDialogElement): void {
  dialog.showModal();
  closeOnBack(dialog);
}

/** Steps back, and waits until the page has received the event. */
async function back(): Promise<void> {
  const heard = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await heard;
}

let page = 0;

/** The tab arrives on the page from another address. */
beforeEach(async () => {
  page += 1;
  window.history.pushState({ page: 'before' }, '', `/before-${page}`);
  window.history.pushState({ page: 'shown' }, '', `/shown-${page}`);
});

const here = () => [window.location.pathname, window.history.state.page];

test('closes the dialog on a step back, and leaves the page on the next', async () => {
  const dialog = dialogOnPage();
  const closed = jest.fn();
  dialog.addEventListener('close', closed);
  open(dialog);
  expect(here()).toEqual([`/shown-${page}`, 'shown']);
  await back();
  expect(dialog.open).toBe(false);
  expect(closed).toHaveBeenCalledTimes(1);
  expect(here()).toEqual([`/shown-${page}`, 'shown']);
  await back();
  expect(here()).toEqual([`/before-${page}`, 'before']);
});

test('takes one step per dialog', async () => {
  const [first, second] = [dialogOnPage(), dialogOnPage()];
  open(first);
  open(second);
  await back();
  expect([first.open, second.open]).toEqual([true, false]);
  await back();
  expect(first.open).toBe(false);
  expect(here()).toEqual([`/shown-${page}`, 'shown']);
});

test('takes no step for dialogs that were closed in other ways', async () => {
  for (const _ of [1, 2, 3]) {
    const dialog = dialogOnPage();
    open(dialog);
    dialog.close();
    dialog.remove();
  }
  await back();
  await waitFor(() => expect(here()).toEqual([`/before-${page}`, 'before']));
});

test('takes one step for a dialog that opens after another was closed', async () => {
  const first = dialogOnPage();
  open(first);
  first.close();
  const second = dialogOnPage();
  open(second);
  await back();
  expect(second.open).toBe(false);
  expect(here()).toEqual([`/shown-${page}`, 'shown']);
});

test('applies to everything opened with openModal', async () => {
  const dialog = dialogOnPage();
  openModal(dialog);
  await waitFor(() => expect(window.history.state.dialogs).toBe(1));
  await back();
  expect(dialog.open).toBe(false);
});
