import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { readStored, removeStored, writeStored } from '@/lib/browser/storage/storage';
import { siteUrl } from '@/lib/site';
import { DownloadQrCode } from '../../download/download-qr-code';
import { keepsQuery } from '../../ui/link-kinds';
import styles from './qr-panel.module.css';

export interface QrPanelProps {
  appName: string;
  /** Address of the app's picture. */
  picture: string;
}

/**
 * App picture and QR code of the download page; once closed it stays closed for the visit, until a button opens it
 * again. If the header has no room for it, as in an enlarged page, the button opens it below the header. Rendered only
 * in the browser.
 */
export function QrPanel({ appName, picture }: QrPanelProps) {
  const [closed, setClosed] = useState(() => readStored('qrPanelClosed') === '1');
  /** Whether the visitor opened it with the button. */
  const [asked, setAsked] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLElement>(null);
  const id = useId();

  // Where the header has room, panel and button replace each other.
  function open() {
    removeStored('qrPanelClosed');
    flushSync(() => {
      setClosed(false);
      setAsked(true);
    });
    panel.current?.focus();
  }

  function close() {
    writeStored('qrPanelClosed', '1');
    flushSync(() => {
      setClosed(true);
      setAsked(false);
    });
    toggle.current?.focus();
  }

  return (
    <>
      <button
        ref={toggle}
        className={styles.toggle}
        type="button"
        aria-expanded={asked}
        aria-controls={id}
        data-closed={closed || undefined}
        onClick={asked ? close : open}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path
            d="M3 3h5v5H3zm9 0h5v5h-5zM3 12h5v5H3zm9 0h2v2h-2zm3 3h2v2h-2zm-3 0v2m5-5v1"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.6"
          />
        </svg>
        <span className={styles.words}>扫码下载</span>
      </button>
      {!closed && (
        <section
          ref={panel}
          id={id}
          className={styles.panel}
          tabIndex={-1}
          data-asked={asked || undefined}
          aria-label="扫码下载APP"
        >
          <a className={styles.app} href={siteUrl('/download')} {...keepsQuery}>
            <img src={picture} width={48} height={48} alt="" />
            <span className={styles.name} translate="no">
              {appName}
            </span>
            <span>扫码下载</span>
          </a>
          <DownloadQrCode />
          <button className={styles.close} type="button" onClick={close} aria-label="关闭二维码">
            <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
              <path d="m2 2 8 8m0-8-8 8" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
            </svg>
          </button>
        </section>
      )}
    </>
  );
}
