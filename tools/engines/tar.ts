const BLOCK = 512;
const FILE_TYPES = ['0', '\0'];

/** A file of an archive. */
export interface TarFile {
  name: string;
  data: Buffer;
}

/** The files of a tar archive, without folders and links. */
export function readTar(archive: Buffer): TarFile[] {
  const files: TarFile[] = [];
  for (let at = 0; at + BLOCK <= archive.length && archive[at] !== 0; ) {
    const size = Number.parseInt(field(archive, at + 124, 12), 8) || 0;
    const start = at + BLOCK;
    if (FILE_TYPES.includes(archive.toString('latin1', at + 156, at + 157))) {
      const folder = field(archive, at + 345, 155);
      const name = field(archive, at, 100);
      files.push({ name: folder ? `${folder}/${name}` : name, data: archive.subarray(start, start + size) });
    }
    at = start + Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}

function field(archive: Buffer, at: number, length: number): string {
  return archive
    .toString('utf8', at, at + length)
    .replace(/\0.*$/s, '')
    .trim();
}
