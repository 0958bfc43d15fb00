/**
 * Inserts text at a mark of a source.
 *
 * @throws Error unless the mark occurs exactly once, so that a rewritten file is not damaged
 */
export function insertAt(file: string, source: string, mark: RegExp, insert: (found: string) => string): string {
  return replaceOnce(source, mark, insert, `${file}：找不到登记的位置，请手工添加。`);
}

/**
 * Removes the text that a pattern matches.
 *
 * @throws Error unless it occurs exactly once
 */
export function removeFrom(file: string, source: string, pattern: RegExp): string {
  return replaceOnce(source, pattern, () => '', `${file}：找不到登记的内容，请手工删除。`);
}

function replaceOnce(source: string, pattern: RegExp, replace: (found: string) => string, fault: string): string {
  const count = [...source.matchAll(new RegExp(pattern.source, 'gm'))].length;
  if (count !== 1) throw new Error(fault);
  return source.replace(new RegExp(pattern.source, 'm'), (found) => replace(found));
}

/** Adds an import after the last one of a source. */
export function withImport(source: string, line: string): string {
  const end = source.lastIndexOf('\nimport ') + 1;
  const next = source.indexOf(';\n', end) + 2;
  return `${source.slice(0, next)}${line}\n${source.slice(next)}`;
}
