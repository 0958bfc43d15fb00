import { points } from './index';

test('values points by what they buy', () => {
  expect(points.worth()).toEqual({ recurring: [{ per: 'points' }] });
});
