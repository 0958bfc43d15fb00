import { spotGoldCost } from './spot-gold';

test('computes a lot of gold at $4,000', () => {
  expect(spotGoldCost(4000, 1)).toEqual({ value: 400_000, margin: 8000, spread: 50, perDollar: 100, room: 64 });
});

test('computes the smallest order, rounded to cents', () => {
  expect(spotGoldCost(3858.37, 0.01)).toEqual({
    value: 3858.37,
    margin: 77.17,
    spread: 0.5,
    perDollar: 1,
    room: 61.73,
  });
});

test('scales the amounts with the lots but not the room', () => {
  expect(spotGoldCost(4000, 20).room).toBe(spotGoldCost(4000, 0.01).room);
});
