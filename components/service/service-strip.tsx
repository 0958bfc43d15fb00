import { Strip } from '../ui/strip';
import { ServiceButton } from './service-button';

/** The link to customer service on phones, between content and footer. */
export function ServiceStrip() {
  return (
    <Strip label="客户服务" title="遇到问题？" text="开户、活动与下载，都可咨询">
      <ServiceButton />
    </Strip>
  );
}
