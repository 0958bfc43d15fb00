import { render, screen, within } from '@testing-library/react';
import { RISK_HEADING, RULE_HEADINGS } from '@/lib/campaign/schema';
import { RuleList } from './rule-list';

const rules = RULE_HEADINGS.map((heading) => ({ heading, items: [`${heading}的规定`] }));

test('folds the rules on a phone except the campaign period and the risk warning', () => {
  render(<RuleList rules={rules} folded />);
  const folds = screen.getAllByRole('group') as HTMLDetailsElement[];
  expect(folds.map((fold) => within(fold).getByRole('heading').textContent)).toEqual(
    RULE_HEADINGS.filter((heading) => heading !== RISK_HEADING),
  );
  expect(folds.map(({ open }) => open)).toEqual(folds.map((_, index) => index === 0));
  expect(screen.getByText(`${RISK_HEADING}的规定`).closest('details')).toBeNull();
});

test("shows the campaign's end among the first rules once it is known", () => {
  const { rerender } = render(<RuleList rules={rules} folded />);
  expect(document.querySelector('[data-life-rule]')).not.toBeVisible();
  rerender(<RuleList rules={rules} folded ends="本活动已结束。" />);
  expect(screen.getAllByText('本活动已结束。')).toHaveLength(1);
  expect(screen.getByText('本活动已结束。')).toBeVisible();
});

test('shows all rules open on a desktop', () => {
  render(<RuleList rules={rules} folded={false} />);
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  for (const { items } of rules) expect(screen.getByText(items[0] as string)).toBeVisible();
});
