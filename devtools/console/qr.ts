import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { canonicalHostOf } from '@/brands/hosts';
import { ApiProblem } from '@/server/platform/http/problem';
import { QrCode } from '../invite/qr-code';
import { isOnThisMachine, type Place, placeOf } from './places';

const EDGE = 240;
const LONGEST = 600;

/** The origin that a real phone can open. Another machine cannot resolve `*.localhost`, so a brand gets its production host. */
export function phoneOrigin({ host, code }: Place): string {
  return `https://${isOnThisMachine(host) ? canonicalHostOf(code) : host}`;
}

/**
 * Encodes an address of the site as a QR code in an SVG file.
 *
 * @throws ApiProblem for an address of an unknown host, or one too long for cameras to read
 */
export function phoneCode(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'https:' || !placeOf(url.host)) {
    throw new ApiProblem('invalid_input', { message: '只为本站的域名生成二维码' });
  }
  if (address.length > LONGEST) throw new ApiProblem('invalid_input', { message: '地址太长，二维码难以扫清' });
  const drawing = renderToStaticMarkup(createElement(QrCode, { address, size: EDGE, title: '真机打开的二维码' }));
  // An SVG file needs its namespace, unlike an inline drawing.
  return drawing.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
}
