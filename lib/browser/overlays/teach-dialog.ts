import dialogPolyfill from 'dialog-polyfill';
import 'dialog-polyfill/dist/dialog-polyfill.css';

/** Gives a dialog the methods, the backdrop and the keys that its browser does not know. */
export function teachDialog(dialog: HTMLDialogElement): void {
  dialogPolyfill.registerDialog(dialog);
}
