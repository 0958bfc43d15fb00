import { mkdir, open, rename } from 'node:fs/promises';
import path from 'node:path';

/**
 * Writes a file atomically: readers see either the old or the new text, even after a power loss.
 *
 * @param mode file mode; readable by everyone by default
 */
export async function writeAtomically(file: string, text: string, mode = 0o644): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  // The suffix keeps nginx (`*.conf`) and node-exporter (`*.prom`) from reading the unfinished file.
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
