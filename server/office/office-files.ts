import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type FinishedResponse, finishResponse } from '../platform/http/finished-response';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** What the build of the office has written. */
export interface OfficeFiles {
  /** The page, with {@link NONCE_MARK} wherever an answer's nonce belongs. */
  page(): Promise<string>;
  /** A file whose name contains a hash of its content; `undefined` if there is none. */
  asset(name: string): Promise<FinishedResponse | undefined>;
}

/** In the built page, in place of the nonce; `office/vite.config.mts` writes it. */
export const NONCE_MARK = 'OFFICE_NONCE';

/** @param folder of the build */
export function officeFiles(folder: string): OfficeFiles {
  const assets = join(folder, 'assets');
  /** Compressed once, when they are first requested. */
  const finished = new Map<string, Promise<FinishedResponse>>();
  const finish = async (name: string) =>
    finishResponse({
      status: 200,
      contentType: TYPES[extname(name)] ?? 'application/octet-stream',
      body: await readFile(join(assets, name)),
    });
  return {
    page: () => readFile(join(folder, 'index.html'), 'utf8'),
    async asset(name) {
      const known = finished.get(name);
      if (known) return known;
      // Compares with the names of a list, so that no path leaves the folder.
      const names = await readdir(assets).catch((): string[] => []);
      if (!names.includes(name)) return undefined;
      const made = finish(name);
      finished.set(name, made);
      return made;
    },
  };
}
