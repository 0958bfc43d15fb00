import { PREVIEW_PARAMETER } from '../../query/preview-parameter';
import { readQuery } from '../../query/read-query';
import { storableAddress } from '../../query/storable-address';
import { withoutToken } from '../../query/without-token';

/** The page's query, without a token. */
export function pageQuery(): URLSearchParams {
  return readQuery(withoutToken(window.location.search));
}

/** The page's full address in the form that may be sent. */
export function pageAddress(): string {
  return storableAddress(window.location.href);
}

/** The token of the preview that the page is, if it is one. */
export function previewOfPage(): string | undefined {
  return pageQuery().get(PREVIEW_PARAMETER) ?? undefined;
}
