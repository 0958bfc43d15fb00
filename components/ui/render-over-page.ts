import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * Renders over the page, in a root of its own, because the opener may be inside a form and may be removed before it
 * closes. The colours are those of the campaign around the opener.
 *
 * @param render gets the function that removes it
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
