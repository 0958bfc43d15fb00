import { createStore } from '../store/store';

/** How long a toast stays, in milliseconds. */
export const TOAST_MS = 3000;

/** The toast on the screen; its id distinguishes two toasts with the same text. */
export interface Toast {
  id: number;
  text: string;
}

export const toastStore = createStore<Toast | null>(null);

let lastId = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a text in the middle of the screen; replaces the previous toast and disappears after `ms` milliseconds. */
export function showToast(text: string, ms = TOAST_MS): void {
  clearTimeout(timer);
  lastId += 1;
  toastStore.set({ id: lastId, text });
  timer = setTimeout(() => toastStore.set(null), ms);
}
