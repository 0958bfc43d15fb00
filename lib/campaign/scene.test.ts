import { motifOf, sceneSchema } from './scene';

test('a scene is about its largest drawing, whatever surrounds it', () => {
  expect(
    motifOf([
      { shape: 'glow', x: 50, y: 50, width: 110 },
      { shape: 'coin', x: 20, y: 80, width: 16 },
      { shape: 'bull', x: 50, y: 60, width: 90 },
      { shape: 'ribbon', x: 50, y: 16, width: 100 },
    ]),
  ).toBe('bull');
});

test('a page that draws its own is about the phone', () => {
  expect(motifOf(undefined)).toBe('phone');
});

test('the layers of a stored revision may have the older name of their shape', () => {
  const places = { x: 50, y: 50, width: 90 };
  const layers = (['glow', 'bull', 'ribbon'] as const).map((shape) => ({ shape, ...places }));
  expect(sceneSchema.parse(layers.map(({ shape, ...rest }) => ({ part: shape, ...rest })))).toEqual(layers);
  expect(sceneSchema.safeParse([{ part: 'bull', shape: 'coin', ...places }, ...layers]).success).toBe(false);
});
