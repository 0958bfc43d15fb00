import { loadCode } from '@/lib/browser/http/load-code';
import { navigate } from '@/lib/browser/page/navigate';
import { pageVariant } from '@/lib/browser/variant/page-variant';
import { downloadObstacle, inAppBrowser } from '@/lib/flows/in-app-browser';

let guiding = false;

/**
 * Where a tap on a download would lead nowhere, as in the browser of another app, shows the way instead. The product's own
 * app is none of these. The guide's code comes with the first tap; where it does not come, the link does its usual work.
 */
export function guideDownloads(): void {
  const obstacle = downloadObstacle(navigator.userAgent);
  if (!obstacle || guiding || pageVariant().platform === 'app') return;
  guiding = true;
  // The way to customer service goes by it as well.
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
