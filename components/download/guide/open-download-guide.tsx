import type { DownloadObstacle } from '@/lib/flows/in-app-browser';
import { renderOverPage } from '../../ui/render-over-page';
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
  renderOverPage(opener, (remove) => {
    const close = () => {
      open = false;
      remove();
      opener.focus({ preventScroll: true });
    };
    return <DownloadGuide obstacle={obstacle} onClose={close} />;
  });
}
