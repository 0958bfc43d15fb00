import { render, screen } from '@testing-library/react';
import { type Item, Shop } from './shop';

const item = (id: string, art?: Item['art']): Item => ({
  id,
  cost: 100,
  stock: 5,
  prize: { label: id, amount: 1, unit: 'gift' },
  ...(art && { art }),
});

test("shows an item's own drawing, or else that of its unit", () => {
  const items = [item('bean', 'gold-bean'), item('calendar', 'calendar'), item('something')];
  const stock = items.map(({ id }) => ({ id, left: 5 }));
  render(<Shop items={items} stock={stock} balance={null} open acting={undefined} onAsk={() => {}} />);
  const drawings = screen.getAllByRole('listitem').map((thing) => thing.querySelector('img')?.getAttribute('src'));
  expect(drawings).toEqual(['gold-bean', 'calendar', 'gift'].map((art) => expect.stringContaining(`/art/${art}.svg`)));
});

test("shows an item's own picture, with its alternative text", () => {
  const mug = item('mug');
  const prize = { ...mug.prize, picture: { picture: '0123456789abcdef0123456789abcdef', alt: '白色保温杯' } };
  render(<Shop items={[{ ...mug, prize }]} stock={[]} balance={null} open acting={undefined} onAsk={() => {}} />);
  expect(screen.getByRole('img', { name: '白色保温杯' })).toHaveAttribute('src', expect.stringMatching(/-prize-160$/));
});
