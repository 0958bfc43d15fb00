import { fixed } from './pen';

/** A four-pointed glint of a polished edge. */
export function glint(x: number, y: number, size: number): string {
  const near = fixed(size / 8);
  const far = fixed(size);
  const path = `M0-${far}Q${near}-${near} ${far} 0 ${near} ${near} 0 ${far}-${near} ${near}-${far} 0-${near}-${near} 0-${far}Z`;
  return `<path d="${path}" transform="translate(${fixed(x)} ${fixed(y)})" fill="#fffef2"/>`;
}
