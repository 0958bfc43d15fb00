import { clsx } from 'clsx';
import type { Brand } from '@/lib/brand/schema';
import { breakWords } from '@/lib/copy/break-words';
import { clauseUrl } from '@/lib/layout/clause-links';
import { siteUrl } from '@/lib/site';
import type { Device } from '@/lib/variant/types';
import { GuideBlock } from '../ui/guide-block';
import guide from '../ui/guide-block.module.css';
import { keepsQuery } from '../ui/link-kinds';
import { Words } from '../ui/words';
import styles from './app-download.module.css';
import { DownloadButtons } from './download-buttons';
import { DownloadQrCode } from './download-qr-code';
import { INSTALL_STEPS } from './install-steps';
import { PhoneArt } from './phone-art';
import { ReleaseBlocks } from './release-blocks';
import { ReleaseFacts } from './release-facts';

interface AppDownloadProps {
  brand: Brand;
  device: Device;
  /** Address of the Android package. */
  androidHref: string;
  /** The store page; `null` on iOS if the host hides the download there. */
  iosHref: string | null;
  /** The store page for an iPad, which gets the desktop's page; `null` as on iOS. */
  iPadHref: string | null;
  /** What is new in the brand's version of the app. */
  notes: readonly string[];
}

/** The app with its facts, the download for the device, what is new, how to check the package and how to install it. */
export function AppDownload({ brand, device, androidHref, iosHref, iPadHref, notes }: AppDownloadProps) {
  const release = {
    rendered: { version: brand.version, updatedOn: brand.updatedOn, notes, androidPackage: null },
    appCode: brand.appCode,
    hasPackage: device !== 'ios',
  };
  const wide = device === 'desktop';
  return (
    <div className={clsx(styles.page, wide && styles.wide)}>
      <section className={styles.hero} aria-labelledby="download-title">
        <div className={styles.story}>
          <div className={styles.app}>
            <img src={siteUrl(`/brands/${brand.appCode}/app.svg`)} width={88} height={88} alt="" />
            <div>
              <h1 id="download-title" className={styles.title} translate="no">
                {brand.appName}
              </h1>
              <p className={styles.developer}>
                开发者：
                <span translate="no">
                  <Words>{breakWords(brand.developer)}</Words>
                </span>
              </p>
            </div>
          </div>
          <p className={styles.lead}>
            <Words>{breakWords('行情、交易与账户，一个应用里完成')}</Words>
          </p>
          <DownloadButtons device={device} androidHref={androidHref} iosHref={iosHref} iPadHref={iPadHref} />
          <ReleaseFacts {...release} />
          <p className={styles.links}>
            <a href={clauseUrl('app-auth')} {...keepsQuery}>
              应用权限说明
            </a>
            <a href={clauseUrl(wide ? 'privacy-auth-pc' : 'privacy-auth')} {...keepsQuery}>
              隐私协议
            </a>
          </p>
        </div>
        <div className={styles.stage}>
          <div className={styles.phone}>
            <PhoneArt theme={brand.theme} />
          </div>
          {wide && (
            <figure className={styles.scan}>
              <DownloadQrCode size={168} />
              <figcaption>用手机相机扫码下载</figcaption>
            </figure>
          )}
        </div>
      </section>
      <div className={wide ? guide.columns : guide.blocks}>
        {INSTALL_STEPS.filter((guide) => guide.devices.includes(device) && (guide.system === 'android' || iosHref)).map(
          ({ system, title, steps, hint }) => (
            <GuideBlock key={title} title={breakWords(title)}>
              <ol className={guide.steps}>
                {steps.map((step) => (
                  <li key={step}>
                    <Words>{breakWords(step)}</Words>
                  </li>
                ))}
              </ol>
              {(system === 'android' || iosHref?.includes('/hk/')) && <p className={styles.hint}>{hint}</p>}
            </GuideBlock>
          ),
        )}
        <ReleaseBlocks {...release} />
      </div>
    </div>
  );
}
