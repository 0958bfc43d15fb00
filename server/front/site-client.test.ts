import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { SiteClient } from './site-client';

test('repeats a request once when the site closes the idle connection on which it was sent', async () => {
  const used = new Set<Socket>();
  const site = createServer(({ socket }, response) => {
    if (used.has(socket)) return void socket.destroy();
    used.add(socket);
    response.end('file');
  });
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const client = new SiteClient(`http://127.0.0.1:${(site.address() as AddressInfo).port}`, () => '');
  try {
    for (let time = 0; time < 3; time += 1)
      expect(await client.file('/a.svg')).toMatchObject({ unchanged: false, response: { status: 200 } });
    expect(used.size).toBe(3);
  } finally {
    await client.close();
    site.close();
  }
});
