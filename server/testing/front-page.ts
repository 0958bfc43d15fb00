import { readFile } from 'node:fs/promises';
import { readConfig } from '../config';
import { lackedBy, paintFirst } from '../front/paint-first';
import { finishResponse } from '../platform/http/finished-response';

/** Bytes that cached pages may take where no setting says another number. */
export function cacheLimit(): number {
  return readConfig({}).pageCacheBytes;
}

/**
 * What the front server makes of a page of the build: the bytes that its cache takes for it, and what it would rewrite but the page lacks.
 *
 * @param html as Next has rendered it
 * @throws Error where the build lacks a style sheet of the page
 */
export async function frontPage(html: string): Promise<{ bytes: number; lack: string[] }> {
  const body = Buffer.from(await paintFirst(html, readStyle));
  const { size } = await finishResponse({ status: 200, contentType: 'text/html; charset=utf-8', body });
  return { bytes: size, lack: lackedBy(html) };
}

/** The text of a style sheet by its address, such as `/newactivities/_next/static/css/a.css`. */
function readStyle(address: string): Promise<string> {
  return readFile(address.replace(/^.*\/_next\//, '.next/').replace(/\?.*/, ''), 'utf8');
}
