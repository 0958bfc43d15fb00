import { useId, useRef, useState } from 'react';
import { copyText } from '@/lib/browser/page/copy-text';
import { pageAddress } from '@/lib/browser/query/page-query';
import type { DownloadObstacle, InAppBrowser } from '@/lib/flows/in-app-browser';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { HARMONY_SENTENCE } from '../harmony-sentence';
import styles from './download-guide.module.css';
import { guideWords } from './guide-words';

interface DownloadGuideProps {
  /** Why the tap on a download would lead nowhere. */
  obstacle: DownloadObstacle;
  /** Called when the guide closes for any reason. */
  onClose: () => void;
}

/** Covers the page with a guide to the download: how to leave an app's browser, by its menu or with the page's URL. */
export function DownloadGuide({ obstacle, onClose }: DownloadGuideProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  return (
    <Dialog ref={dialog} className={styles.guide} aria-labelledby={id} onClose={onClose}>
      {obstacle === 'harmony' ? <Harmony titleId={id} /> : <WayOut browser={obstacle} titleId={id} />}
      <Button className={styles.close} onClick={() => dialog.current?.close()}>
        返回页面
      </Button>
    </Dialog>
  );
}

function Harmony({ titleId }: { titleId: string }) {
  return (
    <div className={styles.words}>
      <h2 id={titleId} className={styles.title}>
        暂无鸿蒙版应用
      </h2>
      <p className={styles.lead}>{HARMONY_SENTENCE}</p>
    </div>
  );
}

function WayOut({ browser, titleId }: { browser: InAppBrowser; titleId: string }) {
  const { app, menu, choice } = guideWords(browser);
  return (
    <>
      <Arrow />
      <div className={styles.words}>
        <h2 id={titleId} className={styles.title}>
          请在浏览器中打开
        </h2>
        <p className={styles.lead}>{app}里不能直接下载应用，换到手机浏览器即可继续。</p>
        <ol className={styles.steps}>
          <li>
            <span>
              点击右上角的<b>{menu}</b>
            </span>
          </li>
          <li>
            <span>
              选择<b>“{choice}”</b>
            </span>
          </li>
          <li>在打开的页面里，再次点击下载</li>
        </ol>
        <p className={styles.or}>菜单里没有这一项？复制链接，到手机浏览器的地址栏粘贴打开。</p>
        <CopyLink />
      </div>
    </>
  );
}

function CopyLink() {
  const [copied, setCopied] = useState<boolean>();
  const address = pageAddress();
  return (
    <>
      <Button variant="brand" onClick={async () => setCopied(await copyText(address))}>
        {copied ? '链接已复制' : '复制链接'}
      </Button>
      <p role="status" className={styles.result}>
        {copied === true && <span>请打开手机浏览器，在地址栏粘贴。</span>}
        {copied === false && (
          <>
            <span>复制未成功，请长按下面的链接复制：</span>
            <span className={styles.address} translate="no">
              {address}
            </span>
          </>
        )}
      </p>
    </>
  );
}

/** Points to the corner in which all these apps have their menu. */
function Arrow() {
  return (
    <svg className={styles.arrow} viewBox="0 0 120 120" width="120" height="120" aria-hidden="true">
      <path
        d="M14 108c8-46 34-74 84-86"
        fill="none"
        stroke="currentColor"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="1 12"
      />
      <path
        d="m78 10 28 10-18 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
