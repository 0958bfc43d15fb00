import dialogPolyfill from 'dialog-polyfill';
import 'dialog-polyfill/dist/dialog-polyfill.css';

/** Adds the methods, backdrop and keyboard handling that the browser lacks. */
export function teachDialog(dialog: HTMLDialogElement): void {
  dialogPolyfill.registerDialog(dialog);
}
