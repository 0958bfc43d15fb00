import { points } from './index';

test('points are worth what they buy', () => {
  expect(points.worth()).toEqual({ recurring: ['what points buy'] });
});
