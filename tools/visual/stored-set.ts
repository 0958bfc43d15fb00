import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Machine } from './machine';

const ENDING = '.webp';
const MACHINE = 'machine.json';

/** The pictures of one brand that later ones are compared with, in a folder of the repository. */
export class StoredSet {
  readonly #folder: string;

  constructor(brand: string, folder = 'e2e/shots') {
    this.#folder = join(folder, brand);
  }

  /** The stored pictures by name, and the machine that took them; undefined where there are none. */
  async read(): Promise<{ machine: Machine; pictures: Map<string, Buffer> } | undefined> {
    const files = await readdir(this.#folder).catch((): string[] => []);
    if (!files.includes(MACHINE)) return undefined;
    const names = files.filter((file) => file.endsWith(ENDING)).map((file) => file.slice(0, -ENDING.length));
    const pictures = await Promise.all(names.map(async (name) => [name, await readFile(this.#file(name))] as const));
    return { machine: JSON.parse(await readFile(join(this.#folder, MACHINE), 'utf8')), pictures: new Map(pictures) };
  }

  /** Puts pictures in the place of all that are there. */
  async replace(machine: Machine, pictures: ReadonlyMap<string, Buffer>): Promise<void> {
    await rm(this.#folder, { recursive: true, force: true });
    await mkdir(this.#folder, { recursive: true });
    await writeFile(join(this.#folder, MACHINE), `${JSON.stringify(machine, null, 2)}\n`);
    for (const [name, picture] of pictures) await writeFile(this.#file(name), picture);
  }

  #file(name: string): string {
    return join(this.#folder, name + ENDING);
  }
}
