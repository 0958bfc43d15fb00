'use client';

import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';
import { showToast } from '@/lib/browser/overlays/toast';
import { copyText } from '@/lib/browser/page/copy-text';
import { offerShareCard } from '@/lib/browser/share/share-card';
import { INVITATION, inviteLink } from '@/lib/flows/invite-link';
import { Button } from '../../ui/button';
import { InvitePoster, type PosterBrand } from './invite-poster';
import styles from './invite-share.module.css';

/** Edge of the QR code in pixels; the poster copies it at this size. */
const QR_SIZE = 360;

interface InviteShareProps {
  code: string;
  brand: PosterBrand;
  /** What a friend is promised, for the poster. */
  lines: readonly string[];
}

type QrCanvas = ComponentType<ComponentProps<typeof import('qrcode.react').QRCodeCanvas>>;

/** The visitor's own link: to copy, as a QR code, and as a poster. */
export function InviteShare({ code, brand, lines }: InviteShareProps) {
  const link = inviteLink(code, window.location);
  const qr = useRef<HTMLCanvasElement>(null);
  const [Code, setCode] = useState<QrCanvas>();

  // A visitor who shares the page passes on the same invitation.
  useEffect(() => offerShareCard({ title: INVITATION.join(''), link }), [link]);

  useEffect(() => {
    let shown = true;
    import('qrcode.react').then(
      ({ QRCodeCanvas }) => shown && setCode(() => QRCodeCanvas),
      (error: unknown) => console.warn('二维码组件加载失败', error),
    );
    return () => {
      shown = false;
    };
  }, []);

  async function copy() {
    showToast((await copyText(link)) ? '邀请链接已复制' : '复制未成功，请长按链接复制');
  }

  return (
    <section className={styles.share} aria-label="我的邀请">
      <div className={styles.paper}>
        {Code && <Code ref={qr} className={styles.qr} value={link} size={QR_SIZE} level="M" title="我的邀请二维码" />}
      </div>
      <div className={styles.words}>
        <p>
          我的邀请码{' '}
          <b className={styles.code} translate="no">
            {code}
          </b>
        </p>
        <p className={styles.link} translate="no">
          {link}
        </p>
        <p className={styles.ways}>
          <Button variant="primary" onClick={copy}>
            复制链接
          </Button>
          {Code && <InvitePoster brand={brand} code={code} lines={lines} qr={qr} />}
        </p>
      </div>
    </section>
  );
}
