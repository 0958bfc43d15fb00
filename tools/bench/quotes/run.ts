import { parseArgs } from 'node:util';
import { benchBrowser } from './browser';
import { benchServer } from './server';

// `npm run bench:quotes -- --clients 1000,5000 --minutes 10 --seconds 60`; the browser's part needs a built product.
// 0 clients, 0 minutes or 0 seconds skip their parts.

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      clients: { type: 'string', default: '1000,5000' },
      minutes: { type: 'string', default: '10' },
      seconds: { type: 'string', default: '60' },
    },
  });
  const seconds = Number(values.seconds);
  const server = await benchServer(values.clients.split(',').map(Number).filter(Boolean), Number(values.minutes));
  const browser = seconds > 0 ? await benchBrowser(seconds) : true;
  process.exitCode = server && browser ? 0 : 1;
}

void main();
