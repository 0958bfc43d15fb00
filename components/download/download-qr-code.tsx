'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { type QrSize, qrAddress } from '@/lib/query/qr-address';
import styles from './download-qr-code.module.css';

interface Drawing {
  Code: ComponentType<{ value: string; size: number; level: 'L'; boostLevel: false; title: string }>;
  address: string;
}

/**
 * The QR code of the download page with the page's query. Its space is reserved from the start; the library that draws
 * it is loaded afterwards, and if that fails the space stays empty.
 *
 * @param size edge of the code in CSS pixels; 87 in the spec's panel
 */
export function DownloadQrCode({ size = 87 }: { size?: QrSize }) {
  const [drawing, setDrawing] = useState<Drawing | null>(null);

  useEffect(() => {
    let shown = true;
    import('qrcode.react').then(
      ({ QRCodeSVG }) => {
        if (!shown) return;
        const { address, left } = qrAddress(window.location, size);
        if (left.length > 0) console.warn('The QR code has no room for these parameters:', left.join(', '));
        setDrawing({ Code: QRCodeSVG, address });
      },
      (error: unknown) => console.warn('二维码组件加载失败', error),
    );
    return () => {
      shown = false;
    };
  }, [size]);

  return (
    <div className={styles.paper} data-size={size}>
      {drawing && (
        <drawing.Code value={drawing.address} size={size} level="L" boostLevel={false} title="下载APP的二维码" />
      )}
    </div>
  );
}
