import Page, { generateMetadata as metadataOf } from '@/app/[variant]/(campaigns)/kh_7694_form/page';
import { requestParams } from '../request-params';

export const generateMetadata = () => metadataOf({ params: requestParams() });

export default function PerRequestPage() {
  return <Page params={requestParams()} />;
}
