import type { LaunchOptions } from 'playwright/test';
import { connectTo, isRemote } from './target';

/** The hosts that the machine under test answers; to browsers one of `*.test` is no secure address, as `*.localhost` is. */
const machines = isRemote ? ['*'] : ['*.localhost', '*.test'];

/**
 * How Chromium is started: the one that CHROMIUM_PATH names, without connections of its own, and with every host of the
 * tests answered by the machine under test. As root it runs only without its sandbox.
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
