import { OpenSockets } from './open-sockets';

test('admits no more sockets of a full address, at any time, until one closes', () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const open = new OpenSockets({ perAddress: 2, total: 100 });
  expect([open.enter('203.0.113.7'), open.enter('203.0.113.7')]).toEqual([undefined, undefined]);
  now.mockReturnValue(60_000);
  expect(open.enter('203.0.113.7')).toBe(429);
  open.leave('203.0.113.7');
  expect(open.enter('203.0.113.7')).toBeUndefined();
});
