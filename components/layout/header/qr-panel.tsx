import { useState } from 'react';
import { readStored, writeStored } from '@/lib/browser/storage/storage';
import { siteUrl } from '@/lib/site';
import { DownloadQrCode } from '../../download/download-qr-code';
import styles from './qr-panel.module.css';

export interface QrPanelProps {
  appName: string;
  /** Address of the app's picture. */
  picture: string;
}

/** App picture and QR code of the download page; once closed it stays away for the visit. Rendered in the browser alone. */
export function QrPanel({ appName, picture }: QrPanelProps) {
  const [closed, setClosed] = useState(() => readStored('qrPanelClosed') === '1');

  function close() {
    writeStored('qrPanelClosed', '1');
    setClosed(true);
  }

  if (closed) return null;
  return (
    <section className={styles.panel} aria-label="扫码下载APP">
      <a className={styles.app} href={siteUrl('/download')} data-keep-query="">
        <img src={picture} width={48} height={48} alt="" />
        <span className={styles.name}>{appName}</span>
        <span>扫码下载</span>
      </a>
      <DownloadQrCode />
      <button className={styles.close} type="button" onClick={close} aria-label="关闭二维码">
        <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
          <path d="m2 2 8 8m0-8-8 8" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
        </svg>
      </button>
    </section>
  );
}
