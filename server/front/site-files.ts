import { readdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { siteUrl } from '@/lib/site';
import type { ReleasedFile } from './releases/release-store';

/** Folders of public files, with the URL prefix of each. */
const SERVED = [
  ['.next/static', siteUrl('/_next/static/')],
  ['public/brands', siteUrl('/brands/')],
  ['public/art', siteUrl('/art/')],
  ['public/notices', siteUrl('/notices/')],
] as const;

/** Minimum milliseconds between two readings, however many unknown names are requested. */
const READ_AGAIN_AFTER = 1_000;

/** Knows which static files exist. */
export interface FileList {
  /** @param pathname as the visitor sent it, with the base path and without a query */
  has(pathname: string): Promise<boolean>;
}

/**
 * The static files in the project's folder, so that requests for made-up names never reach Next. A missing name
 * triggers another reading, at most once a second, because a new build brings new files.
 */
export class SiteFiles implements FileList {
  private pathnames: ReadonlySet<string> = new Set();
  private reading: Promise<void> | undefined;
  private readAt = Number.NEGATIVE_INFINITY;

  /** @param root folder with `public` and `.next` */
  constructor(private readonly root: string) {}

  async has(pathname: string): Promise<boolean> {
    if (!SERVED.some(([, prefix]) => pathname.startsWith(prefix))) return false;
    if (this.pathnames.has(pathname)) return true;
    if (performance.now() - this.readAt >= READ_AGAIN_AFTER) await this.read();
    return this.pathnames.has(pathname);
  }

  /** Reads the folders; concurrent callers share one reading. */
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

/** The files of a build that have a content hash in their names. */
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
