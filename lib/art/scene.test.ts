import { sceneSchema } from './scene';

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
