import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Machines may be busy with other things; nothing waits for this time to pass.
configure({ asyncUtilTimeout: 10_000 });

// jsdom draws no dialogs.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
