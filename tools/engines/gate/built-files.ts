import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A script or style of the build that browsers get. */
export interface BuiltFile {
  name: string;
  kind: 'script' | 'style';
  content: string;
}

const STATIC = '.next/static';
const PAGES = '.next/server/app';
/** How a script begins that the framework writes into pages for data. */
const DATA = /^\(?self\.__next_f\b/;
const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;

/** Every script and style of the build, also inline ones, of one brand: the pages of other brands differ only in their texts. */
export function builtFiles(): BuiltFile[] {
  return [...staticFiles(), ...inlineFiles()];
}

function staticFiles(): BuiltFile[] {
  const files = readdirSync(STATIC, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(?:js|css)$/.test(file));
  return files.map((file) => ({
    name: file,
    kind: file.endsWith('.js') ? 'script' : 'style',
    content: readFileSync(join(STATIC, file), 'utf8'),
  }));
}

/** The inline scripts and styles in the pages of one brand per device, each once. */
function inlineFiles(): BuiltFile[] {
  const found = new Map<string, BuiltFile>();
  for (const folder of oneOfEachDevice(readdirSync(PAGES))) {
    const pages = readdirSync(join(PAGES, folder), { recursive: true, encoding: 'utf8' });
    for (const page of pages.filter((file) => file.endsWith('.html'))) {
      for (const file of inlineOf(readFileSync(join(PAGES, folder, page), 'utf8'), page))
        if (!found.has(file.content)) found.set(file.content, file);
    }
  }
  return [...found.values()];
}

/** The first folder of pages of each device: `brand~…~ios`. */
export function oneOfEachDevice(folders: readonly string[]): string[] {
  const first = new Map<string, string>();
  for (const folder of folders.filter((name) => name.includes('~'))) {
    const device = folder.split('~')[2] ?? '';
    if (!first.has(device)) first.set(device, folder);
  }
  return [...first.values()];
}

/** The inline scripts and styles of a page, without data. */
export function inlineOf(html: string, page: string): BuiltFile[] {
  return [...html.matchAll(INLINE)].flatMap(([, tag, attributes = '', content = '']) => {
    const isCode = tag === 'style' || !/\bsrc=|type="(?!text\/javascript|module)/.test(attributes);
    if (!isCode || !content || DATA.test(content)) return [];
    return [{ name: `in ${page}`, kind: tag === 'style' ? 'style' : 'script', content } as const];
  });
}
