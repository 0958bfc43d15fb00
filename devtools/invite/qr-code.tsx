import { QRCodeSVG } from 'qrcode.react';

interface QrCodeProps {
  address: string;
  /** Edge length in the units of the surrounding drawing. */
  size: number;
  x?: number;
  y?: number;
  title?: string;
}

/** Draws an address as a QR code of level M, in SVG. */
export function QrCode({ address, title = '我的邀请二维码', ...place }: QrCodeProps) {
  return <QRCodeSVG value={address} level="M" marginSize={4} title={title} {...place} />;
}
