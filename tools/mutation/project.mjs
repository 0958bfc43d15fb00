import createConfig from '../../jest.config.mjs';

/**
 * A project of `jest.config.mjs` as Stryker takes one: alone, and without a name.
 *
 * @param {string} name
 * @param {import('jest').Config} changes
 */
export async function projectOf(name, changes) {
  const { projects } = await createConfig();
  const { displayName: _, ...project } = projects.find((one) => one?.displayName === name) ?? {};
  return { ...project, rootDir: process.cwd(), ...changes };
}
