import { createElement } from 'react';

interface QrStyle {
  /** Edge length in the units of the surrounding drawing. */
  size: number;
  x?: number;
  y?: number;
  title?: string;
}

/** Draws an address as a QR code of level M, in SVG markup. */
export async function qrCode(address: string, style: QrStyle): Promise<string> {
  const [{ QRCodeSVG }, { renderToStaticMarkup }] = await Promise.all([
    import('qrcode.react'),
    import('react-dom/server'),
  ]);
  return renderToStaticMarkup(
    createElement(QRCodeSVG, { value: address, level: 'M', marginSize: 4, title: '我的邀请二维码', ...style }),
  );
}
