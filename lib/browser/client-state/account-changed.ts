import { mutate } from 'swr';

/**
 * Call after the visitor's account has changed on the server: reloads all data from the server for every component that
 * shows it. Data that fails to load stays as it was.
 */
export function accountChanged(): void {
  void mutate(() => true);
}
