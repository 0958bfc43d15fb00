import { sharePicture, sharePicturePath } from './share-picture';

const brand = { appCode: 'gold', name: '示例' };

test("uses a campaign's own picture, and the brand’s for other pages", () => {
  expect(sharePicturePath('gold', 'moon')).toBe('/share/gold/moon.jpg');
  expect(sharePicturePath('gold')).toBe('/share/gold/brand.jpg');
});

test('describes the picture as a JPEG file with its public URL', () => {
  expect(sharePicture('gold.example', brand, 'moon')).toEqual({
    url: 'https://gold.example/newactivities/share/gold/moon.jpg',
    width: 1200,
    height: 630,
    type: 'image/jpeg',
    alt: '示例',
  });
  expect(sharePicture('gold.example', brand).url).toBe('https://gold.example/newactivities/share/gold/brand.jpg');
});
