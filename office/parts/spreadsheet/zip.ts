const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END = 0x06054b50;
/** Version 2.0: with DEFLATE. */
const VERSION = 20;
/** Names are UTF-8. */
const UTF8 = 0x0800;
const DEFLATED = 8;
/** 1 January 1980, the earliest day of the format: an archive says no more than its files. */
const DAY = 0x0021;

/** Packs texts as the files of a zip archive (PKWARE's APPNOTE 6.3), compressed by the browser. */
export async function zip(files: Readonly<Record<string, string>>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const content = new TextEncoder().encode(text);
    const path = new TextEncoder().encode(name);
    const packed = await deflate(content);
    const about = [VERSION, UTF8, DEFLATED, 0, DAY];
    const sizes = [crc32(content), packed.length, content.length];
    const local = record(30, LOCAL_HEADER, about, sizes, [path.length, 0]);
    directory.push(
      record(46, CENTRAL_HEADER, [VERSION, ...about], sizes, [
        path.length,
        0,
        0,
        0,
        0,
        0,
        0,
        offset & 0xffff,
        offset >>> 16,
      ]),
      path,
    );
    parts.push(local, path, packed);
    offset += local.length + path.length + packed.length;
  }
  const entries = Object.keys(files).length;
  const length = directory.reduce((sum, part) => sum + part.length, 0);
  const end = record(22, END, [0, 0, entries, entries], [length, offset], [0]);
  return concatenated([...parts, ...directory, end]);
}

/** A record of the format: its signature, numbers of two bytes, of four, and again of two. */
function record(length: number, signature: number, shorts: number[], longs: number[], more: number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(length));
  view.setUint32(0, signature, true);
  let at = 4;
  for (const [numbers, size] of [
    [shorts, 2],
    [longs, 4],
    [more, 2],
  ] as const) {
    for (const number of numbers) {
      if (size === 2) view.setUint16(at, number, true);
      else view.setUint32(at, number, true);
      at += size;
    }
  }
  return new Uint8Array(view.buffer);
}

async function deflate(content: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const packed = new Blob([content]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit++) remainder = (remainder >>> 1) ^ (remainder & 1 ? 0xedb88320 : 0);
  return remainder;
});

function crc32(bytes: Uint8Array): number {
  let remainder = 0xffffffff;
  for (const byte of bytes) remainder = (remainder >>> 8) ^ (CRC[(remainder ^ byte) & 0xff] ?? 0);
  return (remainder ^ 0xffffffff) >>> 0;
}

function concatenated(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
