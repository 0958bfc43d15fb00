import { run, start } from '../../scripts/lib/command.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';

const FOLDER = 'tools/lighthouse/bare';
const NEXT = [process.execPath, 'node_modules/next/dist/bin/next'];
const PRODUCTION = { quiet: true, env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } };

/**
 * Builds the bare page and serves it over http.
 *
 * @returns {Promise<{ port: number, stop: () => Promise<void> }>}
 */
export async function startBarePage() {
  const { ok, output } = await run([...NEXT, 'build', FOLDER], PRODUCTION);
  if (!ok) throw new Error(`Next could not build the bare page:\n${output}`);
  const port = await freePort();
  const job = start([...NEXT, 'start', FOLDER, '-H', '127.0.0.1', '-p', String(port)], PRODUCTION);
  for (let tries = 0; tries < 200; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (answer?.ok) return { port, stop: job.stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await job.stop();
  throw new Error(`The bare page did not start:\n${job.output()}`);
}
