import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Renders over the page, in a root of its own: what opened it may stand within a form, and may be gone before it closes.
 * The colours are those of the campaign's ground that the opener stands on.
 *
 * @param render is given the way to take it away again
 */
export function renderOverPage(opener: HTMLElement, render: (remove: () => void) => ReactNode): void {
  const host = document.createElement('div');
  (opener.closest('[data-theme]') ?? document.body).append(host);
  const root = createRoot(host);
  root.render(
    render(() => {
      root.unmount();
      host.remove();
    }),
  );
}
