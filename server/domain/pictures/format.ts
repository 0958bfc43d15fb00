/** The format of a file by its first bytes; `undefined` if it is no PNG, JPEG or WebP. */
export function pictureFormat(file: Buffer): 'png' | 'jpeg' | 'webp' | undefined {
  const begin = file.toString('latin1', 0, 12);
  if (begin.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (begin.startsWith('\xff\xd8\xff')) return 'jpeg';
  return /^RIFF.{4}WEBP$/s.test(begin) ? 'webp' : undefined;
}
