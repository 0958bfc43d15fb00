import { canonicalHostOf } from '@/brands/hosts';
import { ApiProblem } from '@/server/platform/http/problem';
import { qrCode } from '../invite/qr-code';
import { isOnThisMachine, type Place, placeOf } from './places';

const EDGE = 240;
const LONGEST = 600;

/** The origin that a real phone can open: another machine finds no `*.localhost`, so a brand's is its production host there. */
export function phoneOrigin({ host, code }: Place): string {
  return `https://${isOnThisMachine(host) ? canonicalHostOf(code) : host}`;
}

/**
 * An address of the site as a QR code, an SVG file.
 *
 * @throws ApiProblem for an address of no known host, or one too long for a code that cameras read
 */
export async function phoneCode(address: string): Promise<string> {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url?.protocol !== 'https:' || !placeOf(url.host)) {
    throw new ApiProblem('invalid_input', { message: '只为本站的域名生成二维码' });
  }
  if (address.length > LONGEST) throw new ApiProblem('invalid_input', { message: '地址太长，二维码难以扫清' });
  const drawing = await qrCode(address, { size: EDGE, title: '真机打开的二维码' });
  // A file of its own, unlike a drawing within a page, names its language.
  return drawing.replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ');
}
