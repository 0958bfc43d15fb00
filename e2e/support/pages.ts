import { pages } from '@/campaigns/catalogue';
import { siteUrl } from '@/lib/site';

/** Every page that a visitor can reach, with its address. */
export const publicPages = pages
  .filter(({ development }) => !development)
  .map(({ path, title, layout }) => ({ path, title, layout, address: siteUrl(path) }));

/** An address outside the catalogue. */
export const UNKNOWN_ADDRESS = siteUrl('/no-such-page');
