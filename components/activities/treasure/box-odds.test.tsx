import { render, screen } from '@testing-library/react';
import { BoxOdds } from './box-odds';
import type { Box } from './types';

function outcomes(label: string) {
  return [{ id: 'gift', label, prize: { label, amount: 1, unit: 'usd' as const }, odds: 10_000, stock: null }];
}

test('boxes in a row that hold the same are named by the first and the last of them', () => {
  const boxes: Box[] = Array.from({ length: 7 }, (_, index) => ({
    id: `${index + 1}`,
    label: `${index + 1}`,
    unlock: { by: 'day', day: index + 1 },
    outcomes: outcomes(index === 4 ? '$8 赠金' : '$1 赠金'),
  }));
  render(<BoxOdds boxes={boxes} />);
  expect(screen.getAllByRole('table').map((table) => table.querySelector('caption')?.textContent)).toEqual([
    '1—4、6、7：奖品、概率与数量',
    '5：奖品、概率与数量',
  ]);
});
