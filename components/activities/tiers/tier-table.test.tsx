import { render, screen } from '@testing-library/react';
import { TierTable } from './tier-table';

const tiers = [
  { from: 200, reward: 18 },
  { from: 1000, reward: 108 },
];
const table = { measure: 'first-deposit', unit: 'usd', tiers, plain: undefined, tried: 0, own: undefined } as const;
const heads = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

test("shows a tier's name if the ladder has names", () => {
  render(
    <TierTable
      {...table}
      rungs={[
        { name: '纱灯', art: 'lantern' },
        { name: '荷花灯', art: 'lantern-lotus' },
      ]}
    />,
  );
  expect(heads()).toEqual(['纱灯$200', '荷花灯$1,000']);
  expect(screen.getByRole('row', { name: /荷花灯/ }).querySelector('img')).toHaveAttribute(
    'src',
    expect.stringContaining('/art/lantern-lotus.svg'),
  );
});

test('shows only the threshold without names', () => {
  render(<TierTable {...table} rungs={undefined} />);
  expect(heads()).toEqual(['$200', '$1,000']);
});
