import type { DownloadObstacle } from '@/lib/flows/in-app-browser';
import { openDialog } from '../../ui/open-dialog';
import { DownloadGuide } from './download-guide';

/**
 * Shows the guide to a download when a tap on it would lead nowhere.
 *
 * @param opener gets the focus back on close
 */
export function openDownloadGuide(obstacle: DownloadObstacle, opener: HTMLElement): void {
  openDialog('download-guide', opener, (onClose) => <DownloadGuide obstacle={obstacle} onClose={onClose} />);
}
