import type { ClauseSlug } from '../../brand/schema';
import { pageVariant } from '../variant/page-variant';
import { versionsInForce } from './current-documents';

/** The edition of the privacy clause that is for this device. */
export function privacySlug(): ClauseSlug {
  return pageVariant().device === 'desktop' ? 'privacy-auth-pc' : 'privacy-auth';
}

/** The version of that clause which is in force; `undefined` where the backend does not tell. */
export async function privacyVersion(): Promise<string | undefined> {
  return (await versionsInForce()).get(privacySlug());
}
