import { Simulator } from '../../feed/simulator/simulator';
import { SharedFeed } from '../shared-feed';

/**
 * Shares a simulator through the Redis of its argument, and prints a line of JSON for every batch and change of its
 * role.
 */
const feed = new SharedFeed(new Simulator(), { url: process.argv[2] ?? '' });

void feed.start((ticks) => console.log(JSON.stringify({ ticks })));

let role = '';
setInterval(() => {
  if (feed.role === role) return;
  role = feed.role;
  console.log(JSON.stringify({ role }));
}, 20);

process.on('SIGTERM', async () => {
  await feed.stop();
  process.exit(0);
});
