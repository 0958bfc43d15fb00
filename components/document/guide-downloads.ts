import { loadCode } from '@/lib/browser/http/load-code';
import { navigate } from '@/lib/browser/page/navigate';
import { pageVariant } from '@/lib/browser/variant/page-variant';
import { downloadObstacle, inAppBrowser } from '@/lib/flows/in-app-browser';

let guiding = false;

/**
 * Shows a guide on a tap on a download that would lead nowhere, as in the browser of another app. The product's own app
 * is no such case. The guide's code is loaded with the first tap; if it does not load, the link works as usual.
 */
export function guideDownloads(): void {
  const obstacle = downloadObstacle(navigator.userAgent);
  if (!obstacle || guiding || pageVariant().platform === 'app') return;
  guiding = true;
  // Links to customer service and buttons that save a file use it as well.
  document.documentElement.dataset.inApp = inAppBrowser(navigator.userAgent) ?? '';
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-download]');
    if (!link) return;
    event.preventDefault();
    loadCode(() => import('../download/guide/open-download-guide')).then(
      ({ openDownloadGuide }) => openDownloadGuide(obstacle, link),
      () => navigate(link.href),
    );
  });
}
