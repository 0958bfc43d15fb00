import { readFileSync } from 'node:fs';
import { type SiteKey, SiteUnavailable } from './site-client';

/** What a server and the site before it were both started with, or the file in which the site lays the key of each of its starts. */
export interface SiteKeySettings {
  key?: string | undefined;
  file?: string | undefined;
}

/** What a header can hold as it stands. */
const SHOWABLE = /^[\x21-\x7e]+$/;

/**
 * What pages are asked of the site by. A file is read each time, some microseconds before a question of milliseconds, so that no page
 * is missed when the site was started anew; without a key in it {@link SiteUnavailable} is thrown then.
 */
export function siteKeyOf({ key = '', file }: SiteKeySettings): SiteKey {
  if (!file) return () => key;
  return () => {
    const held = readKey(file);
    if (!SHOWABLE.test(held)) throw new SiteUnavailable('SITE_KEY_FILE: the file holds no key');
    return held;
  };
}

function readKey(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (cause) {
    throw new SiteUnavailable(`SITE_KEY_FILE: the file cannot be read (${(cause as NodeJS.ErrnoException).code})`, {
      cause,
    });
  }
}
