import type { LaunchOptions } from 'playwright/test';
import { connectTo, isRemote } from './target';

/** The hosts that resolve to the machine under test. Browsers treat `*.localhost` as secure, and `*.test` as insecure. */
const machines = isRemote ? ['*'] : ['*.localhost', '*.test'];

/**
 * Starts the Chromium of CHROMIUM_PATH, without connections of its own, and resolves every host of the tests to the machine under
 * test. As root, Chromium runs only without its sandbox.
 */
export const launchOptions: LaunchOptions = {
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--host-resolver-rules=${machines.map((host) => `MAP ${host} ${connectTo}`).join(', ')}`,
  ],
};
