import { placesStyle, sceneSchema } from './scene';

test('accepts the older name of a shape in the layers of a stored revision', () => {
  const places = { x: 50, y: 50, width: 90 };
  const layers = (['glow', 'bull', 'ribbon'] as const).map((shape) => ({ shape, ...places }));
  expect(sceneSchema.parse(layers.map(({ shape, ...rest }) => ({ part: shape, ...rest })))).toEqual(layers);
  expect(sceneSchema.parse(layers)).toEqual(layers);
  expect(sceneSchema.safeParse([{ part: 'bull', shape: 'coin', ...places }, ...layers]).success).toBe(false);
});

test.each([
  ['nothing', null],
  ['a word', 'bull'],
  ['a number', 5],
  ['a layer without a shape', { x: 50, y: 50, width: 90 }],
  ['a layer of an unknown older name', { part: 'unicorn', x: 50, y: 50, width: 90 }],
])('rejects %s as a layer', (_, layer) => {
  const good = { shape: 'glow', x: 50, y: 50, width: 90 };
  const { error } = sceneSchema.safeParse([good, layer, good]);
  expect(error?.issues.map(({ path }) => path[0])).toEqual([1]);
});

const uploaded = { picture: '0123456789abcdef0123456789abcdef', alt: '一枚金币', x: 50, y: 40, width: 60 };

test('an uploaded picture may be the only layer, a drawing may not', () => {
  expect(sceneSchema.safeParse([uploaded]).success).toBe(true);
  expect(sceneSchema.safeParse([{ shape: 'glow', x: 50, y: 50, width: 90 }]).success).toBe(false);
});

test.each([
  ['no alternative text', { alt: undefined }, 'alt'],
  ['an empty alternative text', { alt: ' ' }, 'alt'],
  ['an alternative text with a forbidden word', { alt: '稳赚不赔' }, 'alt'],
  ['another digest', { picture: 'coin' }, 'picture'],
])('rejects an uploaded picture with %s at its field', (_, change, field) => {
  const { error } = sceneSchema.safeParse([{ ...uploaded, ...change }]);
  expect(error?.issues.map(({ path }) => path)).toEqual([[0, field]]);
});

test('places uploaded pictures by a style, without quotes, which React would escape', () => {
  const scene = sceneSchema.parse([{ shape: 'glow', x: 50, y: 50, width: 90 }, uploaded]);
  expect(placesStyle(scene)).toBe('[data-layer=layer-1]{left:20%;top:10%;width:60%}');
});
