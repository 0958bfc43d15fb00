import { LANDING_PATH, siteUrl } from '@/lib/site';
import { Button, ButtonLink } from '../../ui/button';
import { keepsQuery } from '../../ui/link-kinds';
import { CoinArt } from './coin-art';
import { PageNotice } from './page-notice';
import styles from './page-notice.module.css';

/** Shown when a part of a page has failed in the browser. A reload also replaces scripts that did not load. */
export function ErrorNotice() {
  return (
    <PageNotice
      art={<CoinArt />}
      title="页面暂时无法显示"
      text="网络或设备可能开了个小差，您填写的内容尚未提交。请重新加载后再试。"
    >
      <div className={styles.actions}>
        <Button variant="brand" onClick={() => window.location.reload()}>
          重新加载
        </Button>
        <ButtonLink variant="brandQuiet" href={siteUrl(LANDING_PATH)} {...keepsQuery}>
          前往开户活动
        </ButtonLink>
      </div>
    </PageNotice>
  );
}
