import { NOT_FOUND_PATH } from '@/lib/variant/resolve-page';
import type { VariantProps } from './page-context';
import { pageMetadata } from './page-metadata';

export { NotFoundNotice as default } from '@/components/layout/notice/not-found-notice';

/** Next takes the metadata of every answer with status 404 from here, the not-found page's included. */
export const generateMetadata = ({ params }: VariantProps) => pageMetadata(NOT_FOUND_PATH, params);
