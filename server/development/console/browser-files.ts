import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(__dirname, 'browser');

/** The page's own scripts by their names, as they are sent. */
export function browserFiles(): ReadonlyMap<string, string> {
  const names = readdirSync(FOLDER).filter((name) => name.endsWith('.mjs'));
  return new Map(names.map((name) => [name, readFileSync(join(FOLDER, name), 'utf8')]));
}
