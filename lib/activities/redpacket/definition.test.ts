import { faultsOf } from '../testing/faults-of';
import { redpacket } from './definition';

const [packet] = redpacket.starter.packets;

test.each<[string, object, string[]]>([
  ['a round every four hours', {}, []],
  ['a round a day', { everyMinutes: 1440 }, []],
  ['a round every minute that lasts all but a second of it', { everyMinutes: 1, lastsSeconds: 59 }, []],
  ['rounds without a pause', { everyMinutes: 1, lastsSeconds: 60 }, ['lastsSeconds: 须短于两场间隔']],
  ['rounds that shift from day to day', { everyMinutes: 7 }, ['everyMinutes: 须能整除1440']],
  ['a round in two days', { everyMinutes: 2880 }, ['everyMinutes: 须能整除1440']],
  ['rounds of ten seconds', { lastsSeconds: 10 }, []],
  ['rounds of nine seconds', { lastsSeconds: 9 }, ['lastsSeconds: too_small']],
  ['no packet', { packets: [] }, ['packets: too_small']],
  ['one piece of a packet', { packets: [{ ...packet, stock: 1 }] }, []],
  ['no piece of a packet', { packets: [{ ...packet, stock: 0 }] }, ['packets.0.stock: too_small']],
])('checks red packets with %s', (_, change, faults) => {
  expect(faultsOf(redpacket.definition, { kind: 'redpacket', title: '红包', ...redpacket.starter, ...change })).toEqual(
    faults,
  );
});

test('values red packets by the best one per round', () => {
  const packets = [1, 8.8, 2].map((amount) => ({
    id: `packet-${amount * 10}`,
    prize: { label: '赠金', amount, unit: 'usd' },
    stock: 5,
  }));
  expect(
    redpacket.worth(redpacket.definition.parse({ kind: 'redpacket', title: '红包', ...redpacket.starter, packets })),
  ).toEqual({
    recurring: [{ per: 'round', dollars: 8.8, luck: true }],
  });
});
