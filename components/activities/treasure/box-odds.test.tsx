import { render, screen } from '@testing-library/react';
import { BoxOdds } from './box-odds';
import type { Box } from './types';

function outcomes(label: string) {
  return [{ id: 'gift', label, prize: { label, amount: 1, unit: 'usd' as const }, odds: 10_000, stock: null }];
}

test('names consecutive boxes with the same content by the first and the last', () => {
  const boxes: Box[] = Array.from({ length: 7 }, (_, index) => ({
    id: `${index + 1}`,
    label: `${index + 1}`,
    unlock: { by: 'day', day: index + 1 },
    outcomes: outcomes(index === 4 ? '$8 赠金' : '$1 赠金'),
  }));
  render(<BoxOdds boxes={boxes} contents={[]} />);
  expect(screen.getAllByRole('table').map((table) => table.querySelector('caption')?.textContent)).toEqual([
    '1—4、6、7：奖品、概率与合计剩余',
    '5：奖品、概率与剩余',
  ]);
});

test('adds up the stock of boxes with the same content and marks what is gone', () => {
  const limited = ['bell', 'star'].map((id) => ({ ...outcomes(id)[0], id, label: id, odds: 5000, stock: 10 }));
  const boxes = ['1', '2'].map((id) => ({ id, label: id, unlock: { by: 'day' as const, day: 1 }, outcomes: limited }));
  const contents = [
    {
      id: '1',
      outcomes: [
        { id: 'bell', left: 4 },
        { id: 'star', left: 0 },
      ],
    },
    {
      id: '2',
      outcomes: [
        { id: 'bell', left: 10 },
        { id: 'star', left: 0 },
      ],
    },
  ];
  render(<BoxOdds boxes={boxes as Box[]} contents={contents} />);
  expect(screen.getByRole('row', { name: 'bell 50% 14 份' })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: 'star 50% 已发完' })).toBeInTheDocument();
});
