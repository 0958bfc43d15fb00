import { readFile } from 'node:fs/promises';
import { lackedBy, paintFirst } from '../front/paint-first';
import { finishResponse } from '../platform/http/finished-response';
import { readConfig } from '../settings/read-config';

/** The default limit of the page cache, in bytes. */
export function cacheLimit(): number {
  return readConfig({}).pageCacheBytes;
}

/**
 * What the front server makes of a built page: its size in the cache in bytes, and the rewrites that found nothing to
 * rewrite.
 *
 * @param html as Next rendered it
 * @throws {Error} when the build lacks a style sheet of the page
 */
export async function frontPage(html: string): Promise<{ bytes: number; lack: string[] }> {
  const body = Buffer.from(await paintFirst(html, readStyle));
  const { size } = await finishResponse({ status: 200, contentType: 'text/html; charset=utf-8', body });
  return { bytes: size, lack: lackedBy(html) };
}

/** The text of a style sheet by its URL path, such as `/newactivities/_next/static/css/a.css`. */
function readStyle(address: string): Promise<string> {
  return readFile(address.replace(/^.*\/_next\//, '.next/').replace(/\?.*/, ''), 'utf8');
}
