const bytes = new Intl.NumberFormat('zh-CN');
const short = new Intl.NumberFormat('zh-CN', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A file's size as phones show it, in units of 1024: `45.9 MB`, or below one megabyte in KB or bytes. */
export function fileSize(size: number): string {
  if (size < 1024) return `${size} 字节`;
  return size < 1024 ** 2 ? `${short.format(size / 1024)} KB` : `${short.format(size / 1024 ** 2)} MB`;
}

/** A file's exact size: `48,123,456 字节`. */
export function exactSize(size: number): string {
  return `${bytes.format(size)} 字节`;
}
