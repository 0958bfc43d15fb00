import { redpacketSchema } from './definition';
import { redpacket } from './index';
import { starter } from './starter';

test('values red packets by the best one per round', () => {
  const packets = [1, 8.8, 2].map((amount) => ({
    id: `packet-${amount * 10}`,
    prize: { label: '赠金', amount, unit: 'usd' },
    stock: 5,
  }));
  expect(redpacket.worth(redpacketSchema.parse({ kind: 'redpacket', title: '红包', ...starter, packets }))).toEqual({
    recurring: [{ per: 'round', dollars: 8.8, luck: true }],
  });
});
