import { brandsInOrder } from './brands-in-order';

const choices = (values: string) => [...values].map((value) => ({ value, label: value }));
const order = (roles: { role: string; brands?: string[] }[]) =>
  brandsInOrder(choices('abcd'), roles)
    .map(({ value }) => value)
    .join('');

test('one’s own brands come first, the others keep their order', () => {
  expect(order([{ role: 'marketing', brands: ['d', 'c'] }, { role: 'analyst' }])).toBe('cdab');
  expect(order([{ role: 'admin' }])).toBe('abcd');
});
