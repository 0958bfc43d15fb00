import { siteUrl } from '../site';
import { PICTURE_FILES, pictureAt, pictureFormat, picturePath, picturesIn } from './picture';

const DIGEST = '0123456789abcdef0123456789abcdef';

test('finds a file by its URL path, and no other path', () => {
  for (const file of PICTURE_FILES)
    expect(pictureAt(siteUrl(picturePath(DIGEST, file)))).toEqual({ digest: DIGEST, file });
  for (const path of [
    `/art/u/${DIGEST}-`,
    `/art/u/${DIGEST}-hero-481`,
    `/art/u/${DIGEST.slice(1)}-hero-480`,
    '/art/u/',
  ])
    expect(pictureAt(`/newactivities${path}`)).toBeUndefined();
});

test('finds the pictures of a definition with their places', () => {
  const use = { picture: DIGEST, alt: '金条' };
  const definition = {
    title: DIGEST,
    hero: { share: use, scene: [{ shape: 'coin' }, { ...use, x: 50 }] },
    activities: [{ kind: 'tasks', picture: { ground: 'tree' }, tasks: [{ prize: { picture: use } }, { prize: null }] }],
  };
  expect(picturesIn(definition)).toEqual(
    ['hero.share.picture', 'hero.scene.1.picture', 'activities.0.tasks.0.prize.picture.picture'].map((place) => ({
      place,
      digest: DIGEST,
    })),
  );
});

test.each([
  ['png', '\x89PNG\r\n\x1a\n'],
  ['jpeg', '\xff\xd8\xff\xe0'],
  ['webp', 'RIFF\x00\n\r\x00WEBP'],
  [undefined, 'GIF89a'],
  [undefined, '<svg xmlns'],
  [undefined, ' \x89PNG\r\n\x1a\n'],
  [undefined, ''],
])('a file that begins as %s', (format, begin) => {
  expect(pictureFormat(Buffer.from(begin, 'latin1'))).toBe(format);
});
