import { picturePath } from '@/lib/art/picture';
import { siteUrl } from '@/lib/site';
import { storePicture } from '../domain/pictures/store';
import { describeOnDatabase, TestApi } from '../testing';
import { openFront } from './testing/open-front';

const DIGEST = '0123456789abcdef0123456789abcdef';

describeOnDatabase((database) => {
  test('sends a stored file for a year by its first bytes and reads it once, and caches nothing of a missing one', async () => {
    const { services } = await TestApi.on(database());
    const body = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
    const files = [{ file: 'hero-480' as const, body }];
    await storePicture(database().orm, { digest: DIGEST, files }, new Date(0));
    const front = await openFront({ calls: { services } });
    const ask = (digest: string) =>
      front.app.inject({ url: siteUrl(picturePath(digest, 'hero-480')), headers: { host: 'bfzh.localhost' } });
    const first = await ask(DIGEST);
    expect([first.statusCode, first.rawPayload]).toEqual([200, body]);
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
    });
    const queries = jest.spyOn(database().orm, 'select');
    await ask(DIGEST);
    expect(queries).not.toHaveBeenCalled();
    const missing = await ask('f'.repeat(32));
    expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'private, no-store']);
    expect(front.site.requests).toEqual([]);
    await front.close();
  });
});
