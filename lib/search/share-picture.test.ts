import type { CampaignScene } from '../campaign/scene';
import { sharePicture, sharePicturePath, sharePictureUrl } from './share-picture';
import { SHARE_PICTURE_VERSION } from './share-picture-version';

const moon = { slug: 'moon', hero: {} };
const brand = { appCode: 'gold', name: '示例' };

test("uses a campaign's own picture, and the brand’s for other pages", () => {
  expect(sharePicturePath('gold', moon)).toBe(`/share/gold/${SHARE_PICTURE_VERSION}/moon.jpg`);
  expect(sharePicturePath('gold')).toBe(`/share/gold/${SHARE_PICTURE_VERSION}/brand.jpg`);
  expect(sharePicturePath('gold', moon, 'square')).toBe(`/share/gold/${SHARE_PICTURE_VERSION}/moon-square.jpg`);
});

test('changes the address with the scene', () => {
  const scenes = [{ shape: 'moon' }, { shape: 'sun' }].map((layer) => [{ ...layer, x: 50, y: 50, width: 64 }]);
  const paths = scenes.map((scene) => sharePicturePath('gold', { ...moon, hero: { scene: scene as CampaignScene } }));
  for (const path of paths) expect(path).toMatch(/^\/share\/gold\/[0-9a-f]{8}\/moon\.jpg$/);
  expect(new Set([...paths, sharePicturePath('gold', moon)]).size).toBe(3);
});

test('describes the picture as a JPEG file with its public URL', () => {
  expect(sharePicture('gold.example', brand, { campaign: moon })).toEqual({
    url: `https://gold.example/newactivities/share/gold/${SHARE_PICTURE_VERSION}/moon.jpg`,
    width: 1200,
    height: 630,
    type: 'image/jpeg',
    alt: '示例',
  });
  expect(sharePicture('gold.example', brand).url).toBe(
    `https://gold.example/newactivities/share/gold/${SHARE_PICTURE_VERSION}/brand.jpg`,
  );
});

test('builds the URL of the square picture', () => {
  const url = `/newactivities/share/gold/${SHARE_PICTURE_VERSION}/brand-square.jpg`;
  expect(sharePictureUrl('gold', {}, 'square')).toBe(url);
});

test('an uploaded picture replaces the drawn one', () => {
  const share = { picture: '0123456789abcdef0123456789abcdef', alt: '一枚金币' };
  expect(sharePicture('gold.example', brand, { campaign: moon, share })).toMatchObject({
    url: `https://gold.example/newactivities/art/u/${share.picture}-share-wide.jpg`,
    alt: '一枚金币',
  });
  expect(sharePictureUrl('gold', { share }, 'square')).toMatch(/-share-square\.jpg$/);
});
