import sharp from 'sharp';
import { picturePath } from '@/lib/art/picture';
import { siteUrl } from '@/lib/site';
import { OFFICE_CALLS } from '../../office/api';
import { buildOffice } from '../../office/open-office';
import { pictures, pictureUses } from '../../platform/database/schema/pictures';
import { readApiConfig } from '../../settings/read-api-config';
import { describeOnDatabase, TestApi } from '../../testing';
import { signedInAs } from '../testing/signed-in-as';
import { writtenTexts } from '../testing/written-texts';

const ORIGIN = 'https://office.example';
const png = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();

describeOnDatabase((database) => {
  let api: TestApi;
  const add = (file: Buffer, more: object = {}) =>
    api.run('pictures add', { file: file.toString('base64'), name: 'gold.png', ...more });
  const digestIn = (answer: string) => /[0-9a-f]{32}/.exec(answer)?.[0] ?? '';

  describe('at the command line', () => {
    beforeEach(async () => {
      api = await TestApi.on(database());
    });

    test('stores the same picture with the same focus once', async () => {
      const first = digestIn(await add(await png()));
      expect(digestIn(await add(await png(), { name: 'copy.png' }))).toBe(first);
      expect(await database().orm.$count(pictures)).toBe(1);
      expect(await api.run('pictures list')).toMatch(new RegExp(`${first} +gold\\.png +Li Na .* 0$`, 'm'));
    });

    test('rejects what is no picture in words, and stores nothing', async () => {
      await expect(add(Buffer.from('<svg/>'))).rejects.toThrow('文件“gold.png”不能用：不是 PNG、JPEG 或 WebP 图片');
      await expect(add(Buffer.alloc(8 * 1024 * 1024 + 1))).rejects.toThrow('超过 8 MB');
      await expect(add(await png(), { focus: '50,101' })).rejects.toThrow('focus：须为距左边与上边的百分数');
      expect(await database().orm.$count(pictures)).toBe(0);
    });

    test('a revision uses pictures that are stored, and no others', async () => {
      const picture = digestIn(await add(await png()));
      const { edit } = writtenTexts((...given) => api.run(...given), 'bull-market');
      const share = (digest: string) => ({ hero: { share: { picture: digest, alt: '一头金牛' } } });
      await expect(edit(share('f'.repeat(32)))).rejects.toThrow('hero.share.picture：没有这张图片，请重新上传');
      const revision = await edit(share(picture));
      const uses = await database().orm.select().from(pictureUses);
      expect(uses).toEqual([{ digest: picture, revision: Number(revision) }]);
    });
  });

  describe('in the office', () => {
    async function office() {
      api = await TestApi.on(database(), { config: readApiConfig({ DEPLOYMENT: 'production', CAPTCHA: 'off' }) });
      const session = await signedInAs(api.services, 'Li Na', 'marketing');
      const app = buildOffice({ services: api.services, origin: ORIGIN, folder: '.office' });
      const headers = { host: 'office.example', origin: ORIGIN, cookie: `__Host-office=${session}` };
      return { app, headers };
    }

    test('takes a picture that is larger than other calls may be, from who is signed in, and shows it', async () => {
      const { app, headers } = await office();
      const file = Buffer.concat([await png(), Buffer.alloc(3_000_000)]).toString('base64');
      const send = (name: string, more: object = {}) =>
        app.inject({
          method: 'POST',
          url: `${OFFICE_CALLS.operations}/${encodeURIComponent(name)}`,
          headers: { ...headers, 'content-type': 'application/json', ...more },
          payload: JSON.stringify({ input: { file, name: 'gold.png' } }),
        });
      const answered = await send('pictures add');
      expect(answered.statusCode).toBe(200);
      expect((await send('pictures add', { cookie: '' })).json()).toEqual({ code: 'signed_out' });
      expect((await send('campaigns edit')).json()).toEqual({ code: 'too_large' });
      const shown = await app.inject({ url: siteUrl(picturePath(digestIn(answered.body), 'hero-480')), headers });
      expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/jpeg']);
      expect((await app.inject({ url: siteUrl(picturePath('f'.repeat(32), 'hero-480')), headers })).statusCode).toBe(
        404,
      );
      await app.close();
    });
  });
});
