import { sceneSchema } from './scene';

test('the layers of a stored revision may have the older name of their shape', () => {
  const places = { x: 50, y: 50, width: 90 };
  const layers = (['glow', 'bull', 'ribbon'] as const).map((shape) => ({ shape, ...places }));
  expect(sceneSchema.parse(layers.map(({ shape, ...rest }) => ({ part: shape, ...rest })))).toEqual(layers);
  expect(sceneSchema.safeParse([{ part: 'bull', shape: 'coin', ...places }, ...layers]).success).toBe(false);
});
