/** `newCustomerFirst` and `kh_7694_form` as file names: `new-customer-first`, `kh-7694-form`. */
export function kebabCase(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase();
}

/** A file name as an identifier: `kh7694Form`. If it begins with a digit, it gets a letter before it. */
export function identifierOf(file: string): string {
  const name = file.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return /^\d/.test(name) ? `n${name}` : name;
}

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
