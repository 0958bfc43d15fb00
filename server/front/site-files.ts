import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { siteUrl } from '@/lib/site';
import type { ReleasedFile } from './releases/release-store';

/** Folders whose files visitors may ask for, with the address that each has. */
const SERVED = [
  ['.next/static', siteUrl('/_next/static/')],
  ['public/brands', siteUrl('/brands/')],
  ['public/art', siteUrl('/art/')],
] as const;

/** Milliseconds between two readings, however many unknown names are asked for. */
const READ_AGAIN_AFTER = 1_000;

/** Tells which static files there are. */
export interface FileList {
  /** @param pathname as the visitor sent it, with the base path and without a query */
  has(pathname: string): Promise<boolean>;
}

/**
 * The static files in a folder of the project, so that made-up names never reach Next.
 * A name that is missing has the folders read again, at most once a second: a new build brings new files.
 */
export class SiteFiles implements FileList {
  private pathnames: ReadonlySet<string> = new Set();
  private reading: Promise<void> | undefined;
  private readAt = Number.NEGATIVE_INFINITY;

  /** @param root folder that holds `public` and `.next` */
  constructor(private readonly root: string) {}

  async has(pathname: string): Promise<boolean> {
    if (!SERVED.some(([, prefix]) => pathname.startsWith(prefix))) return false;
    if (this.pathnames.has(pathname)) return true;
    if (performance.now() - this.readAt >= READ_AGAIN_AFTER) await this.read();
    return this.pathnames.has(pathname);
  }

  /** Reads the folders; whoever asks meanwhile waits for the same reading. */
  read(): Promise<void> {
    this.reading ??= this.list().finally(() => {
      this.reading = undefined;
    });
    return this.reading;
  }

  private async list(): Promise<void> {
    const lists = await Promise.all(SERVED.map(([folder, prefix]) => addressesIn(join(this.root, folder), prefix)));
    this.pathnames = new Set(lists.flat());
    this.readAt = performance.now();
  }
}

/** The files of a build whose names carry a hash of what is in them. */
export async function hashedFiles(root: string): Promise<ReleasedFile[]> {
  const [[name, prefix]] = SERVED;
  const folder = join(root, name);
  const addresses = await addressesIn(folder, prefix);
  return addresses.map((address) => ({
    address,
    read: () => readFile(join(folder, decodeURI(address.slice(prefix.length)))),
  }));
}

async function addressesIn(folder: string, prefix: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(whereNoFolder);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(folder.length + 1))
    .map((name) => prefix + encodeURI(name.split(sep).join('/')));
}

function whereNoFolder(error: NodeJS.ErrnoException): [] {
  if (error.code === 'ENOENT') return [];
  throw error;
}
