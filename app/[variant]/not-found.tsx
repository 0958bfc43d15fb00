import { NOT_FOUND_PATH } from '@/lib/variant/resolve-page';
import type { VariantProps } from './page-context';
import { pageMetadata } from './page-metadata';

/** Next takes the metadata of every answer with status 404 from here, the not-found page's included. */
export const generateMetadata = ({ params }: VariantProps) => pageMetadata(NOT_FOUND_PATH, params);

/**
 * What Next sends along with every page, for the case that it finds nothing to show: without styles or pictures, which
 * every page would pay for. Visitors get the page behind {@link NOT_FOUND_PATH}.
 */
export default function Missing() {
  return <h1>没有找到这个页面</h1>;
}
