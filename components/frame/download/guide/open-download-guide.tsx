import { createRoot } from 'react-dom/client';
import type { DownloadObstacle } from '@/lib/flows/in-app-browser';
import { DownloadGuide } from './download-guide';

let open = false;

/**
 * Shows the way to a download where a tap on it would lead nowhere.
 *
 * @param opener takes the focus back at the end
 */
export function openDownloadGuide(obstacle: DownloadObstacle, opener: HTMLElement): void {
  if (open) return;
  open = true;
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  root.render(
    <DownloadGuide
      obstacle={obstacle}
      onClose={() => {
        open = false;
        root.unmount();
        host.remove();
        opener.focus({ preventScroll: true });
      }}
    />,
  );
}
