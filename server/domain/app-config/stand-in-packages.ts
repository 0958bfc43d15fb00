import { createHash } from 'node:crypto';
import type { PackageSource } from './package-source';

/** The end record of a ZIP archive without entries, up to the length of its comment. */
const EMPTY_ARCHIVE = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(16)]);

/**
 * The package of the development setup: a file that every ZIP tool opens and no phone installs, with its own name as
 * its comment.
 *
 * @param file such as `XY_101.apk`
 */
export function standInPackage(file: string): Buffer {
  const comment = Buffer.from(`${file}: stands in for the app's package`);
  const length = Buffer.alloc(2);
  length.writeUInt16LE(comment.length);
  return Buffer.concat([EMPTY_ARCHIVE, length, comment]);
}

/** Size and hash of the packages that the development setup serves, computed from their bytes. */
export const standInPackages: PackageSource = {
  async factsOf(url) {
    const bytes = standInPackage(url.slice(url.lastIndexOf('/') + 1));
    return { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  },
};
