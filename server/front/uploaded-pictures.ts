import { pictureAt, pictureFormat } from '@/lib/art/picture';
import { BASE_PATH } from '@/lib/site';
import type { UpstreamResponse } from '../platform/http/finished-response';
import type { Sending } from '../platform/http/send';
import type { ReadPicture } from './share-pictures/draw-picture';

interface UploadedPicture {
  read(): Promise<UpstreamResponse | undefined>;
  sending: Partial<Sending>;
}

/** The file of an uploaded picture at a URL path; `undefined` for all other paths. It may not be stored. */
export function uploadedPicture(pathname: string, read: ReadPicture | undefined): UploadedPicture | undefined {
  const found = pathname.startsWith(BASE_PATH) ? pictureAt(pathname.slice(BASE_PATH.length)) : undefined;
  if (!found) return undefined;
  const { digest, file } = found;
  return {
    async read() {
      const body = await read?.(digest, file);
      return body && { status: 200, contentType: `image/${pictureFormat(body)}`, body };
    },
    // Other sites fetch share pictures when they show a link to the page.
    sending: file.startsWith('share-') ? { resourcePolicy: 'cross-origin' } : {},
  };
}
