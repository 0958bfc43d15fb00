import { siteUrl } from '../site';
import { PICTURE_FILES, type PictureFile, pictureAt, picturePath, picturesIn } from './picture';

const DIGEST = '0123456789abcdef0123456789abcdef';

test('finds a file by its URL path, and no other path', () => {
  const found = Object.keys(PICTURE_FILES) as PictureFile[];
  const missing = [`${DIGEST}-`, `${DIGEST}-hero-481`, `${DIGEST.slice(1)}-hero-480`];
  for (const file of found) expect(pictureAt(siteUrl(picturePath(DIGEST, file)))).toEqual({ digest: DIGEST, file });
  for (const name of missing) expect(pictureAt(siteUrl(`/art/u/${name}`))).toBeUndefined();
});

test('finds the pictures of a definition with their places', () => {
  const use = { picture: DIGEST, alt: '金条' };
  const definition = {
    title: DIGEST,
    hero: { share: use, scene: [{ shape: 'coin' }, { ...use, x: 50 }] },
    activities: [{ kind: 'tasks', picture: { ground: 'tree' }, tasks: [{ prize: { picture: use } }, { prize: null }] }],
  };
  const places = ['hero.share.picture', 'hero.scene.1.picture', 'activities.0.tasks.0.prize.picture.picture'];
  expect(picturesIn(definition)).toEqual(places.map((place) => ({ place, digest: DIGEST })));
});
