import { readFileSync } from 'node:fs';
import { type SiteKey, SiteUnavailable } from './site-client';

/** The key that both processes were started with, or the file to which the site writes a new key on each start. */
export interface SiteKeySettings {
  key?: string | undefined;
  file?: string | undefined;
}

/** Characters that a header can contain unescaped. */
const SHOWABLE = /^[\x21-\x7e]+$/;

/**
 * Returns the key for requests to the site. A file is read on each call, which takes microseconds, so that pages work
 * right after the site restarted. The call throws {@link SiteUnavailable} when the file has no key.
 */
export function siteKeyOf({ key = '', file }: SiteKeySettings): SiteKey {
  if (!file) return () => key;
  return () => {
    const held = readKey(file);
    if (!SHOWABLE.test(held)) throw new SiteUnavailable('SITE_KEY_FILE: the file contains no key');
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
