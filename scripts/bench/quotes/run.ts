import { parseArgs } from 'node:util';
import { benchServer } from './server';

// `npm run bench:quotes -- --clients 1000,5000 --minutes 10`; 0 minutes leave the memory out.

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { clients: { type: 'string', default: '1000,5000' }, minutes: { type: 'string', default: '10' } },
  });
  const met = await benchServer(values.clients.split(',').map(Number), Number(values.minutes));
  process.exitCode = met ? 0 : 1;
}

void main();
