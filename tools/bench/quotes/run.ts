import { parseArgs } from 'node:util';
import { benchBrowser } from './browser';

// `npm run bench:quotes -- --seconds=60`; it needs a built product.

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { seconds: { type: 'string', default: '60' } } });
  process.exitCode = (await benchBrowser(Number(values.seconds))) ? 0 : 1;
}

void main();
