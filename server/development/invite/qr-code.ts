import { createElement } from 'react';

interface QrPlace {
  /** Edge in the units of what it stands in. */
  size: number;
  x?: number;
  y?: number;
}

/** An address as a QR code of level M, in SVG markup. */
export async function qrCode(address: string, place: QrPlace): Promise<string> {
  const [{ QRCodeSVG }, { renderToStaticMarkup }] = await Promise.all([
    import('qrcode.react'),
    import('react-dom/server'),
  ]);
  return renderToStaticMarkup(
    createElement(QRCodeSVG, { value: address, level: 'M', marginSize: 4, title: '我的邀请二维码', ...place }),
  );
}
