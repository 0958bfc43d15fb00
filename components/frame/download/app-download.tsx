import { clsx } from 'clsx';
import type { Brand } from '@/lib/brand/schema';
import { clauseUrl } from '@/lib/frame/clause-links';
import { chineseDate } from '@/lib/frame/dates';
import { siteUrl } from '@/lib/site';
import type { Device } from '@/lib/variant/types';
import { DownloadQrCode } from '../qr-code/download-qr-code';
import styles from './app-download.module.css';
import { DownloadButtons } from './download-buttons';
import { INSTALL_STEPS } from './install-steps';

interface AppDownloadProps {
  brand: Brand;
  device: Device;
  /** Address of the Android package. */
  androidHref: string;
  /** The store page; `null` where the host hides the download on iOS. */
  iosHref: string | null;
}

/** The app with its facts, the download that fits the device, and how to install it. */
export function AppDownload({ brand, device, androidHref, iosHref }: AppDownloadProps) {
  const guides = INSTALL_STEPS.filter(
    ({ system, devices }) => devices.includes(device) && (system === 'android' || iosHref !== null),
  );
  return (
    <div className={clsx(styles.page, device === 'desktop' && styles.wide)}>
      <section className={styles.hero} aria-labelledby="download-title">
        <div className={styles.story}>
          <img
            className={styles.icon}
            src={siteUrl(`/brands/${brand.appCode}/app.svg`)}
            width={104}
            height={104}
            alt=""
          />
          <h1 id="download-title" className={styles.title}>
            {brand.appName}
          </h1>
          <p className={styles.lead}>行情、交易与账户，一个应用里完成</p>
          <p className={styles.facts}>
            <span>版本 {brand.version}</span>
            <span>
              更新于 <time dateTime={brand.updatedOn}>{chineseDate(brand.updatedOn)}</time>
            </span>
          </p>
          <DownloadButtons device={device} androidHref={androidHref} iosHref={iosHref} />
          <p className={styles.developer}>开发者：{brand.developer}</p>
          <p className={styles.links}>
            <a href={clauseUrl('app-auth')} data-keep-query="">
              应用权限说明
            </a>
            <a href={clauseUrl(device === 'desktop' ? 'privacy-auth-pc' : 'privacy-auth')} data-keep-query="">
              隐私协议
            </a>
          </p>
        </div>
        {device === 'desktop' && (
          <figure className={styles.scan}>
            <DownloadQrCode size={168} />
            <figcaption>用手机相机扫码下载</figcaption>
          </figure>
        )}
      </section>
      <div className={styles.guides}>
        {guides.map(({ title, steps }) => (
          <section key={title} className={styles.guide}>
            <h2>{title}</h2>
            <ol>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  );
}
