import { NotFoundNotice } from '@/components/frame/notice/not-found-notice';
import { NOT_FOUND_PATH } from '@/lib/variant/resolve-page';
import { pageMetadata, type VariantProps } from '../page-context';

export const generateMetadata = ({ params }: VariantProps) => pageMetadata(NOT_FOUND_PATH, params);

export default function Page() {
  return <NotFoundNotice />;
}
