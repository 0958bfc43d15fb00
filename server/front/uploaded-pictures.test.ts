import sharp from 'sharp';
import { picturePath } from '@/lib/art/picture';
import { siteUrl } from '@/lib/site';
import { storePicture } from '../domain/pictures/store';
import { describeOnDatabase, TestApi } from '../testing';
import { openFront } from './testing/open-front';

const DIGEST = '0123456789abcdef0123456789abcdef';

describeOnDatabase((database) => {
  let front: Awaited<ReturnType<typeof openFront>>;
  beforeEach(async () => {
    const { services } = await TestApi.on(database());
    const image = sharp({ create: { width: 16, height: 16, channels: 3, background: '#a33' } });
    const files = [
      { file: 'hero-480', body: await image.png().toBuffer() },
      { file: 'share-wide.jpg', body: await image.jpeg().toBuffer() },
    ] as const;
    await storePicture(database().orm, { digest: DIGEST, files }, { name: 'a.png', by: 'Li Na', at: new Date(0) });
    front = await openFront({ calls: { services } });
  });
  afterEach(() => front.close());
  const ask = (path: `/${string}`) => front.app.inject({ url: siteUrl(path), headers: { host: 'bfzh.localhost' } });

  test('sends a file for a year, by its first bytes, and reads it once', async () => {
    const first = await ask(picturePath(DIGEST, 'hero-480'));
    expect(first.statusCode).toBe(200);
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
    const queries = jest.spyOn(database().orm, 'select');
    expect((await ask(picturePath(DIGEST, 'hero-480'))).rawPayload.equals(first.rawPayload)).toBe(true);
    expect(queries).not.toHaveBeenCalled();
    expect(front.site.requests).toEqual([]);
  });

  test('lets other sites show the share picture', async () => {
    const { headers } = await ask(picturePath(DIGEST, 'share-wide.jpg'));
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'cross-origin-resource-policy': 'cross-origin' });
  });

  test('lets no cache store that a picture is missing, because it may be uploaded', async () => {
    const { statusCode, headers } = await ask(picturePath('f'.repeat(32), 'hero-480'));
    expect([statusCode, headers['cache-control']]).toEqual([404, 'private, no-store']);
  });
});
