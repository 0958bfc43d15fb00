'use client';

import { type RefObject, useRef, useState } from 'react';
import { showToast } from '@/lib/browser/overlays/toast';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { savePicture } from '../save-picture';
import { drawPoster, type Poster } from './draw-poster';
import styles from './invite-poster.module.css';

/** The brand on the poster. */
export type PosterBrand = Poster['brand'];

interface InvitePosterProps {
  brand: PosterBrand;
  code: string;
  lines: readonly string[];
  /** The drawn QR code. */
  qr: RefObject<HTMLCanvasElement | null>;
}

/** Draws the poster on demand and shows it, so that visitors save it with its button or by a long press. */
export function InvitePoster({ brand, code, lines, qr }: InvitePosterProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [poster, setPoster] = useState<{ canvas: HTMLCanvasElement; address: string }>();
  const [drawing, setDrawing] = useState(false);

  async function draw(element: Element) {
    if (!qr.current) return;
    setDrawing(true);
    try {
      const canvas = await drawPoster(element, { brand, code, lines, qr: qr.current });
      setPoster({ canvas, address: canvas.toDataURL('image/png') });
    } catch (error) {
      console.error('The poster could not be drawn.', error);
      showToast('海报生成未成功，请重试');
    } finally {
      setDrawing(false);
    }
  }

  return (
    <>
      <Button variant="quiet" busy={drawing} onClick={(event) => draw(event.currentTarget)}>
        生成海报
      </Button>
      {poster && (
        <Dialog ref={dialog} className={styles.dialog} aria-label="邀请海报" onClose={() => setPoster(undefined)}>
          <img
            className={styles.poster}
            src={poster.address}
            alt="邀请海报，附我的邀请二维码"
            width={750}
            height={1120}
          />
          <p className={styles.hint}>点按钮保存，或长按图片保存到相册</p>
          <p className={styles.ways}>
            <Button variant="primary" onClick={() => savePicture(poster.canvas, '邀请海报.png')}>
              保存图片
            </Button>
            <Button variant="quiet" onClick={() => dialog.current?.close()}>
              关闭
            </Button>
          </p>
        </Dialog>
      )}
    </>
  );
}
