import { grouped } from '../copy/grouped';

/** A file size as phones show it, in units of 1024: `45.9 MB`, or below one megabyte in KB or bytes. */
export function fileSize(size: number): string {
  if (size < 1024) return `${size} 字节`;
  return size < 1024 ** 2 ? `${oneDecimal(size / 1024)} KB` : `${oneDecimal(size / 1024 ** 2)} MB`;
}

/** A file's exact size: `48,123,456 字节`. */
export function exactSize(size: number): string {
  return `${grouped(String(size))} 字节`;
}

function oneDecimal(value: number): string {
  return grouped(value.toFixed(1));
}
