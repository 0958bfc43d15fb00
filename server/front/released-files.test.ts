import { Releases } from './releases/releases';
import { openFront } from './testing/open-front';

describe('a server beside servers of other releases', () => {
  const CHUNK = '/newactivities/_next/static/chunks/';
  const kept: Record<string, string> = { [`${CHUNK}older.js`]: `// ${'older '.repeat(300)}` };
  const store = {
    addresses: jest.fn(async () => Object.keys(kept)),
    read: jest.fn(async (address: string) => Buffer.from(kept[address] ?? '')),
    keep: jest.fn(async () => {}),
  };
  let front: Awaited<ReturnType<typeof openFront>>;
  beforeEach(async () => {
    jest.clearAllMocks();
    front = await openFront({ releases: new Releases(store, () => new Date(0), '/nowhere') });
  });
  afterEach(() => front.close());
  const ask = (name: string) =>
    front.app.inject({ url: CHUNK + name, headers: { host: 'bfzh.localhost', 'accept-encoding': 'br' } });

  test('sends another release’s file like its own, and reads it once', async () => {
    for (const _time of [1, 2]) {
      const { statusCode, headers } = await ask('older.js');
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'br',
        'content-type': 'application/javascript; charset=UTF-8',
      });
    }
    expect(store.read).toHaveBeenCalledTimes(1);
    expect(front.site.requests).toEqual([]);
  });

  test('publishes its own files before it listens', async () => {
    await front.app.ready();
    expect(store.keep).toHaveBeenCalledWith([], new Date(0));
  });

  test('responds 503 instead of 404 when it cannot look a file up', async () => {
    store.addresses.mockRejectedValueOnce(new Error('no database'));
    const { statusCode, headers, body } = await ask('older.js');
    expect([statusCode, headers['retry-after'], headers['cache-control'], body]).toEqual([
      503,
      '5',
      'private, no-store',
      'Unavailable',
    ]);
    expect((await ask('older.js')).statusCode).toBe(200);
  });
});
