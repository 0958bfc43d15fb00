import { createStore } from './store';

export const LOADING_TEXT = '加载中…';

/** The message of the loading overlay; `null` while it is hidden. */
export const loadingStore = createStore<string | null>(null);

/** Covers the page with the loading overlay, or changes its message. */
export function showLoading(text: string = LOADING_TEXT): void {
  loadingStore.set(text);
}

export function hideLoading(): void {
  loadingStore.set(null);
}
