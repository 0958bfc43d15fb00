import { once } from 'node:events';
import { createServer } from 'node:net';
import { requireNode } from './node-version.mjs';
import { requireFreePorts } from './ports.mjs';

test.each(['20.19.0', '20.20.1', '22.1.0', '24.0.0'])('accepts Node %s', (version) => {
  expect(() => requireNode(version)).not.toThrow();
});

test.each(['18.20.4', '20.18.1'])('rejects Node %s and names the version it needs', (version) => {
  expect(() => requireNode(version)).toThrow(`Node 20.19 or newer is needed, and this is ${version}.`);
});

test('a port that somebody listens on is refused with the variable to change, a free one is not', async () => {
  const occupant = createServer().listen(0, '127.0.0.1');
  await once(occupant, 'listening');
  const { port } = occupant.address() as { port: number };
  await expect(requireFreePorts({ SITE_PORT: port })).rejects.toThrow(
    `Port ${port} is taken. End what listens there, or choose another: SITE_PORT=${port + 10} npm start`,
  );
  occupant.close();
  await once(occupant, 'close');
  await expect(requireFreePorts({ SITE_PORT: port })).resolves.toBeUndefined();
});
