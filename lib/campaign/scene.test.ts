import { campaignSceneSchema, placesStyle, sharedPicture } from './scene';

const uploaded = { picture: '0123456789abcdef0123456789abcdef', alt: '一枚金币', x: 50, y: 40, width: 60 };

test('an uploaded picture may be the only layer, a drawing may not', () => {
  expect(campaignSceneSchema.safeParse([uploaded]).success).toBe(true);
  expect(campaignSceneSchema.safeParse([{ shape: 'glow', x: 50, y: 50, width: 90 }]).success).toBe(false);
});

test.each([
  ['no alternative text', { alt: undefined }, 'alt'],
  ['an empty alternative text', { alt: ' ' }, 'alt'],
  ['an alternative text with a forbidden word', { alt: '稳赚不赔' }, 'alt'],
  ['another digest', { picture: 'coin' }, 'picture'],
])('rejects an uploaded picture with %s at its field', (_, change, field) => {
  const { error } = campaignSceneSchema.safeParse([{ ...uploaded, ...change }]);
  expect(error?.issues.map(({ path }) => path)).toEqual([[0, field]]);
});

test('places uploaded pictures by a style, without quotes, which React would escape', () => {
  const scene = campaignSceneSchema.parse([{ shape: 'glow', x: 50, y: 50, width: 90 }, uploaded]);
  expect(placesStyle(scene)).toBe('[data-layer=layer-1]{left:20%;top:10%;width:60%}');
});

test('a scene represents its page by its first uploaded picture, unless the page has another one for that', () => {
  const scene = campaignSceneSchema.parse([{ shape: 'glow', x: 50, y: 50, width: 90 }, uploaded]);
  const share = { picture: 'f'.repeat(32), alt: '一头金牛' };
  expect(sharedPicture({ scene })?.picture).toBe(uploaded.picture);
  expect(sharedPicture({ scene, share })).toBe(share);
  expect(sharedPicture({})).toBeUndefined();
});
