import { buildEvent } from '../../tracking/build-event';
import { dequeue, EVENT_LIFE, enqueue, QUEUE_MAX, waitingEvents } from './event-queue';

const NOW = 1_750_000_000_000;

function event(now: number, subject?: { mobile: string }) {
  const address = 'https://gold.example/newactivities/summer';
  return buildEvent(subject ? 'rr2' : 'z1', { address, clientId: 'f', v: 'XY', browser: 'B', now }, subject);
}

const times = () => waitingEvents('visitEvents').map(({ eventtime }) => eventtime);

beforeEach(() => {
  jest.useFakeTimers({ now: NOW });
});

test('stores events in order until they are removed', () => {
  enqueue(event(NOW - 2));
  enqueue(event(NOW - 1));
  expect(times()).toEqual([NOW - 2, NOW - 1]);
  dequeue('visitEvents', [event(NOW - 2)]);
  expect(times()).toEqual([NOW - 1]);
  dequeue('visitEvents', [event(NOW - 1)]);
  expect(localStorage.getItem('visitEvents')).toBeNull();
});

test('stores fifty events and drops the oldest', () => {
  for (let index = 0; index <= QUEUE_MAX; index += 1) enqueue(event(NOW - 100 + index));
  expect(times()).toHaveLength(50);
  expect(times()[0]).toBe(NOW - 99);
});

test('drops events older than seven days', () => {
  enqueue(event(NOW - EVENT_LIFE - 1));
  enqueue(event(NOW - EVENT_LIFE));
  expect(times()).toEqual([NOW - 7 * 86_400_000]);
});

test('never writes a typed number to local storage', () => {
  enqueue(event(NOW, { mobile: '13800138000' }));
  expect(JSON.stringify({ ...localStorage })).not.toContain('13800138000');
  expect(waitingEvents('personalEvents')).toHaveLength(1);
  expect(waitingEvents('visitEvents')).toHaveLength(0);
});

test('keeps events of another tab when it removes its own', () => {
  enqueue(event(NOW - 2));
  const seen = waitingEvents('visitEvents');
  enqueue(event(NOW - 1));
  dequeue('visitEvents', seen);
  expect(times()).toEqual([NOW - 1]);
});

test.each(['not json', '{"a":1}', '[null, 1, "x", {"eventtime":"soon"}]', 'null'])(
  'ignores %s in storage',
  (stored) => {
    localStorage.setItem('visitEvents', stored);
    expect(times()).toEqual([]);
    enqueue(event(NOW));
    expect(times()).toEqual([NOW]);
  },
);

test('stores events in memory if storage is full', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  enqueue(event(NOW));
  expect(times()).toEqual([NOW]);
});
