import { NOT_FOUND_PATH } from '@/lib/variant/resolve-page';
import type { VariantProps } from './page-context';
import { pageMetadata } from './page-metadata';

/** Next takes the metadata of every response with status 404 from here, including the not-found page's. */
export const generateMetadata = ({ params }: VariantProps) => pageMetadata(NOT_FOUND_PATH, params);

/**
 * Next sends this with every page in case it finds nothing to show. It has no styles or pictures because every page
 * would carry them. Visitors get the page at {@link NOT_FOUND_PATH}.
 */
export default function Missing() {
  return <h1>没有找到这个页面</h1>;
}
