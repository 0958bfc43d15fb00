/**
 * Loads modules as a new page does: they share nothing that they keep in memory with the modules of other tests.
 *
 * @param load imports the modules. What they import later is shared again
 */
export async function loadFresh<Modules>(load: () => Promise<Modules>): Promise<Modules> {
  let loaded: Promise<Modules> | undefined;
  await jest.isolateModulesAsync(async () => {
    loaded = load();
    await loaded;
  });
  return loaded as Promise<Modules>;
}
