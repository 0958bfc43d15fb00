import { sharePicture, sharePicturePath } from './share-picture';

const brand = { appCode: 'gold', name: '示例' };

test('a campaign has its own picture, and all other pages have the brand’s', () => {
  expect(sharePicturePath('gold', 'moon')).toBe('/share/gold/moon.jpg');
  expect(sharePicturePath('gold')).toBe('/share/gold/brand.jpg');
});

test('a picture is described as the JPEG file that it is, with its public address', () => {
  expect(sharePicture('gold.example', brand, 'moon')).toEqual({
    url: 'https://gold.example/newactivities/share/gold/moon.jpg',
    width: 1200,
    height: 630,
    type: 'image/jpeg',
    alt: '示例',
  });
  expect(sharePicture('gold.example', brand).url).toBe('https://gold.example/newactivities/share/gold/brand.jpg');
});
