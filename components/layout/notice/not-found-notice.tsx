import { clauseUrl } from '@/lib/layout/clause-links';
import { LANDING_PATH, siteUrl } from '@/lib/site';
import { ServiceLink } from '../../service/service-link';
import { ButtonLink } from '../../ui/button';
import { keepsQuery } from '../../ui/link-kinds';
import frame from '../../ui/page-frame.module.css';
import { CompassArt } from './compass-art';
import { PageNotice } from './page-notice';
import styles from './page-notice.module.css';

/** Shown for every address outside the catalogue, in the brand's own layout. */
export function NotFoundNotice() {
  return (
    <PageNotice
      art={<CompassArt />}
      title="没有找到这个页面"
      text="活动可能已经结束，或者地址有误。请检查链接，也可以从下面继续。"
    >
      <div className={styles.actions}>
        <ButtonLink variant="brand" href={siteUrl(LANDING_PATH)} {...keepsQuery}>
          前往开户活动
        </ButtonLink>
        <ButtonLink variant="brandQuiet" href={siteUrl('/download')} {...keepsQuery}>
          下载APP
        </ButtonLink>
      </div>
      <nav aria-label="其他入口" className={frame.centred}>
        <ServiceLink />
        <a href={clauseUrl('risk-disclaimer')} {...keepsQuery}>
          风险披露
        </a>
        <a href={clauseUrl('customer-agreement')} {...keepsQuery}>
          客户协议
        </a>
      </nav>
    </PageNotice>
  );
}
