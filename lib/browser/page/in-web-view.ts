import { pageVariant } from '../variant/page-variant';

/**
 * Whether an app shows the page: the product's own, or another one with a browser inside. Such a web view has a single
 * tab and saves no files.
 */
export function inWebView(): boolean {
  return pageVariant().platform === 'app' || Boolean(document.documentElement.dataset.inApp);
}
