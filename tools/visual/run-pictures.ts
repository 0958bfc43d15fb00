import { Studio } from './studio';

/**
 * Runs a command with the brands that its arguments name, and exits with 1 when it fails or answers false.
 *
 * @param command answers whether all is well
 */
export function runPictures(command: (studio: Studio, named: readonly string[]) => Promise<boolean>): void {
  const work = async () => {
    const studio = await Studio.open();
    const well = await command(studio, process.argv.slice(2));
    await studio.close();
    process.exitCode = well ? 0 : 1;
  };
  work().catch((error) => {
    console.error(error.message);
    // A browser still open would keep the process.
    process.exit(1);
  });
}
