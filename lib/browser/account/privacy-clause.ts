import type { ClauseSlug } from '../../brand/schema';
import { pageVariant } from '../variant/page-variant';
import { versionsInForce } from './current-documents';

/** The slug of the privacy clause for this device. */
export function privacySlug(): ClauseSlug {
  return pageVariant().device === 'desktop' ? 'privacy-auth-pc' : 'privacy-auth';
}

/** The version of that clause in force; `undefined` if the backend does not answer it. */
export async function privacyVersion(): Promise<string | undefined> {
  return (await versionsInForce()).get(privacySlug());
}
