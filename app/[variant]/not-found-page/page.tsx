import { NotFoundNotice } from '@/components/layout/notice/not-found-notice';
import { NOT_FOUND_PATH } from '@/lib/variant/resolve-page';
import type { VariantProps } from '../page-context';
import { pageMetadata } from '../page-metadata';

export const generateMetadata = ({ params }: VariantProps) => pageMetadata(NOT_FOUND_PATH, params);

export default function Page() {
  return <NotFoundNotice />;
}
