// Leads a port of this machine to its loopback, because the cashier of the development set-up exists only for programs on its machine.
// node relay.mjs <address> <port> <port on loopback>
import { connect, createServer } from 'node:net';

const [address, port, inner] = process.argv.slice(2);

createServer((outside) => {
  const inside = connect(Number(inner), '127.0.0.1');
  for (const each of [outside, inside]) each.on('error', () => {});
  outside.on('close', () => inside.destroy());
  inside.on('close', () => outside.destroy());
  outside.pipe(inside).pipe(outside);
}).listen(Number(port), address);
