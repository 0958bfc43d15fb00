import { once } from 'node:events';
import { createServer } from 'node:net';
import { oldNodeNotice, requireNode } from './node-version.mjs';
import { requireFreePorts } from './ports.mjs';

test.each(['20.19.0', '20.20.1', '22.1.0', '24.0.0'])('accepts Node %s', (version) => {
  expect(() => requireNode(version)).not.toThrow();
});

test.each(['18.20.4', '20.18.1'])('rejects Node %s and names the required version', (version) => {
  expect(() => requireNode(version)).toThrow(`Node 20.19 or newer is required, but this is ${version}.`);
});

test.each([
  ['20.19.0', 'This is Node 20.19.0. It works, but use Node 24'],
  ['24.0.0', undefined],
  ['26.1.0', undefined],
])('says on Node %s which version to use', (version, notice) => {
  expect(oldNodeNotice(version)?.slice(0, 47)).toBe(notice);
});

test('rejects a taken port with the variable to change, and accepts a free one', async () => {
  const occupant = createServer().listen(0, '127.0.0.1');
  await once(occupant, 'listening');
  const { port } = occupant.address() as { port: number };
  await expect(requireFreePorts({ SITE_PORT: port })).rejects.toThrow(
    `Port ${port} is taken. Stop the program that listens there, or choose another port: SITE_PORT=${port + 10} npm start`,
  );
  occupant.close();
  await once(occupant, 'close');
  await expect(requireFreePorts({ SITE_PORT: port })).resolves.toBeUndefined();
});
