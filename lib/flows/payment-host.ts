import { settings } from '../settings';

/**
 * The origin of the payment page: the production host if the page's host contains `.hk` or `.com`, else the local test
 * host, which is the page's own.
 *
 * @param page origin and host name of the page
 */
export function paymentOrigin(page: Pick<Location, 'origin' | 'hostname'>): string {
  return /\.(?:hk|com)/.test(page.hostname) ? settings.paymentOrigin : page.origin;
}
