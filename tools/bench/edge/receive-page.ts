import { request } from 'undici';
import { startProduct } from '@/scripts/test/product.mjs';
import { HEADERS, PAGE } from '../site/page';

/** A page as the front server answers it over https. */
export interface Page {
  bytes: Buffer;
  headers: Record<string, string>;
}

/** Of the connection, and written anew for every answer. */
const NOT_OF_THE_PAGE = ['connection', 'date', 'keep-alive', 'x-request-id'];

/** Starts the product for one page, and ends it. */
export async function receivePage(): Promise<Page> {
  const product = await startProduct({ TRUST_PROXY: 'loopback' });
  const { headers, body } = await request(`${product.url}${PAGE}`, {
    headers: { ...HEADERS, 'X-Forwarded-Proto': 'https' },
  });
  const bytes = Buffer.from(await body.arrayBuffer());
  await product.stop();
  const own = Object.entries(headers).filter(([name]) => !NOT_OF_THE_PAGE.includes(name));
  const kept = Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
  // As long as the run lasts, so that nothing but handing out is measured.
  return { bytes, headers: { ...kept, 'cache-control': 'public, max-age=0, s-maxage=3600' } };
}
