import sharp from 'sharp';
import bullMarket from '@/campaigns/bull-market';
import { catalogue } from '@/campaigns/catalogue';
import { sharePicturePath } from '@/lib/search/share-picture';
import { siteUrl } from '@/lib/site';
import { drawPicture } from './draw-picture';
import { sharePictureAt } from './share-pictures';

const at = (path: string) => sharePictureAt(`/newactivities/share/${path}`, catalogue);

test('finds a picture for every brand and each of its campaigns, and for no other address', () => {
  expect(at('bfzh/bull-market.jpg')?.brand.appCode).toBe('bfzh');
  expect(at('default/brand.jpg')?.brand.appCode).toBe('default');
  expect(at('default/brand-square.jpg')?.shape).toBe('square');
  for (const path of [
    'bfzh/none.jpg',
    'bfzh/0123abcd/none.jpg',
    'bfzh/0123abc/brand.jpg',
    'bfzh/0123abcd/0123abcd/brand.jpg',
    'bfzh/none-square.jpg',
    'nobody/brand.jpg',
    'bfzh/../bfzh/brand.jpg',
    'bfzh/brand.png',
  ]) {
    expect(at(path)).toBeUndefined();
  }
});

test('finds the same picture for every version of its address', () => {
  const current = at('bfzh/bull-market.jpg');
  expect(current?.address).toBe(siteUrl(sharePicturePath('bfzh', bullMarket)));
  expect(at('bfzh/0123abcd/bull-market.jpg')).toEqual(current);
  expect(sharePictureAt(current?.address ?? '', catalogue)).toEqual(current);
});

async function drawn(path: string): Promise<Buffer> {
  const picture = at(path);
  if (!picture) throw new Error(path);
  return drawPicture(picture);
}

test('draws a JPEG of 1200 × 630 on the brand’s ground, with the campaign’s scene', async () => {
  const [dragon, moon] = await Promise.all(['jxyx/dragon-boat-festival.jpg', 'jxyx/zhongqiu-2509.jpg'].map(drawn));
  expect(await sharp(dragon).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(dragon?.equals(moon ?? Buffer.alloc(0))).toBe(false);
  const { dominant } = await sharp(dragon).extract({ left: 0, top: 0, width: 60, height: 60 }).stats();
  expect(dominant.b).toBeGreaterThan(dominant.r);
});

test('draws a square JPEG of 300 × 300 of at most 30 KiB, which chats load', async () => {
  const picture = await drawn('jxyx/dragon-boat-festival-square.jpg');
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 300, height: 300 });
  expect(picture.length).toBeLessThan(30 * 1024);
});
