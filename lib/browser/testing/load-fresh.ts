/**
 * Loads modules as a new page does: they share no in-memory state with modules of other tests.
 *
 * @param load imports the modules. Their later imports are shared again
 */
export async function loadFresh<Modules>(load: () => Promise<Modules>): Promise<Modules> {
  let loaded: Promise<Modules> | undefined;
  await jest.isolateModulesAsync(async () => {
    loaded = load();
    await loaded;
  });
  return loaded as Promise<Modules>;
}
