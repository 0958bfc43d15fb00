import type { DownloadObstacle } from '@/lib/flows/in-app-browser';
import { openDialog } from '../../ui/open-dialog';
import { DownloadGuide } from './download-guide';

/**
 * Shows the way to a download where a tap on it would lead nowhere.
 *
 * @param opener takes the focus back at the end
 */
export function openDownloadGuide(obstacle: DownloadObstacle, opener: HTMLElement): void {
  openDialog('download-guide', opener, (onClose) => <DownloadGuide obstacle={obstacle} onClose={onClose} />);
}
