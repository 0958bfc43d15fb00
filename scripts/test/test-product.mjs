import { buildIfChanged } from '../lib/build.mjs';
import { runCommand } from '../lib/cli.mjs';
import { run } from '../lib/command.mjs';
import { installPackages } from '../lib/packages.mjs';
import { installBrowser } from './browser.mjs';
import { measureMachine } from './machine.mjs';
import { startProduct } from './product.mjs';
import { enterProject } from './project.mjs';

/** Starts Playwright; its arguments follow. */
export const PLAYWRIGHT = ['npx', '--no-install', 'playwright', 'test'];

/**
 * Runs a command that tests the built product, with the addresses of the product and of a browser in its environment. Without `url`
 * builds if needed, and starts the product with `settings`.
 *
 * @param {{ command: string[], env?: Record<string, string | undefined>, minutes: number, url?: string | undefined,
 *   settings: Record<string, string>, prepare?: () => Promise<void> }} tests `prepare` runs once the packages are installed
 */
export async function testProduct({ command, env = {}, minutes, url, settings, prepare }) {
  enterProject();
  await runCommand(async () => {
    await measureMachine();
    await installPackages();
    await prepare?.();
    const browser = await installBrowser();
    if (!url) await buildIfChanged();
    const product = url ? undefined : await startProduct(settings);
    const { ok } = await run(command, {
      env: { ...env, CHROMIUM_PATH: browser, E2E_BASE_URL: product?.url ?? url },
      minutes,
    });
    await product?.stop();
    process.exitCode = ok ? 0 : 1;
  });
}
