import sharp from 'sharp';
import { picturePath } from '@/lib/art/picture';
import { siteUrl } from '@/lib/site';
import { openFront } from '../../front/testing/open-front';
import { OFFICE_CALLS } from '../../office/api';
import { buildOffice } from '../../office/open-office';
import { pictures, pictureUses } from '../../platform/database/schema/pictures';
import { readApiConfig } from '../../settings/read-api-config';
import { describeOnDatabase, TestApi } from '../../testing';
import { signedInAs } from '../testing/signed-in-as';
import { writtenTexts } from '../testing/written-texts';

const ORIGIN = 'https://office.example';
const blank = sharp({ create: { width: 400, height: 300, channels: 3, background: '#a33' } });
const address = (digest: string) => siteUrl(picturePath(digest, 'hero-480'));
const digestIn = (answer: string) => /[0-9a-f]{32}/.exec(answer)?.[0] ?? '';

describeOnDatabase((database) => {
  let api: TestApi;
  let png: Buffer;
  const add = (file: Buffer, more: object = {}) => api.run('pictures add', { file: file.toString('base64'), ...more });

  beforeEach(async () => {
    api = await TestApi.on(database());
    png = await blank.png().toBuffer();
  });

  test('stores the same picture with the same focus once, and nothing that is no picture', async () => {
    const first = digestIn(await add(png));
    expect(digestIn(await add(png))).toBe(first);
    await expect(add(Buffer.from('<svg/>'))).rejects.toThrow('图片不能用：不是 PNG、JPEG 或 WebP 图片');
    await expect(add(png, { focus: '50,101' })).rejects.toThrow('focus：须为距左边与上边的百分数');
    expect(await database().orm.$count(pictures)).toBe(1);
  });

  test('a revision uses pictures that are stored, when it is written and when it is published', async () => {
    const picture = digestIn(await add(png));
    const { edit, approved } = writtenTexts((...given) => api.run(...given), 'bull-market');
    const share = (digest: string) => ({ hero: { share: { picture: digest, alt: '一头金牛' } } });
    await expect(edit(share('f'.repeat(32)))).rejects.toThrow('hero.share.picture：没有这张图片，请重新上传');
    const revision = await approved(share(picture));
    const uses = await database().orm.select().from(pictureUses);
    expect(uses).toEqual([{ digest: picture, revision: Number(revision) }]);
    await database().orm.delete(pictures);
    await expect(api.run('campaigns publish', { revision })).rejects.toThrow('没有这张图片');
  });

  test('the office takes a picture that is larger than other calls may be, from who is signed in, and shows it', async () => {
    api = await TestApi.on(database(), { config: readApiConfig({ DEPLOYMENT: 'production', CAPTCHA: 'off' }) });
    const session = await signedInAs(api.services, 'Li Na', 'marketing');
    const app = buildOffice({ services: api.services, origin: ORIGIN, folder: '.office' });
    const headers = { host: 'office.example', origin: ORIGIN, cookie: `__Host-office=${session}` };
    const file = Buffer.concat([png, Buffer.alloc(3_000_000)]).toString('base64');
    const send = (name: string, more: object = {}) =>
      app.inject({
        method: 'POST',
        url: `${OFFICE_CALLS.operations}/${encodeURIComponent(name)}`,
        headers: { ...headers, ...more },
        payload: { input: { file } },
      });
    const added = await send('pictures add');
    expect((await send('pictures add', { cookie: '' })).json()).toEqual({ code: 'signed_out' });
    expect((await send('campaigns edit')).json()).toEqual({ code: 'too_large' });
    const { statusCode, headers: shown } = await app.inject({ url: address(digestIn(added.body)), headers });
    expect([statusCode, shown['content-type']]).toEqual([200, 'image/jpeg']);
    await app.close();
  });

  test('the site sends a file for a year and reads it once, and lets no cache store that it is missing', async () => {
    const front = await openFront({ calls: { services: api.services } });
    const ask = (digest: string) => front.app.inject({ url: address(digest), headers: { host: 'bfzh.localhost' } });
    const digest = digestIn(await add(png));
    const { statusCode, headers } = await ask(digest);
    expect([statusCode, headers['content-type'], headers['cache-control'], headers['x-content-type-options']]).toEqual([
      ...[200, 'image/jpeg', 'public, max-age=31536000, immutable', 'nosniff'],
    ]);
    await database().orm.delete(pictures);
    expect((await ask(digest)).statusCode).toBe(200);
    const missing = await ask('f'.repeat(32));
    expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'private, no-store']);
    expect(front.site.requests).toEqual([]);
    await front.close();
  });
});
