import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file so that whoever reads it has either what it held before or all of the new text, after a loss of power too.
 *
 * @param mode who may read it; everybody where none is named
 */
export async function writeAtomically(file: string, text: string, mode = 0o644): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  // nginx reads all that ends in `.conf` there, node-exporter all that ends in `.prom`.
  const fresh = `${file}.new`;
  const handle = await open(fresh, 'w', mode);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(fresh, file);
}
