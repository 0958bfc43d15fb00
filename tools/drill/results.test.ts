import { meetsGoals, type Outcome, tableOf } from './results';

const GOOD: Outcome = { fault: 'primary', writes: 9, pages: 0, answers: 100, lost: 0, doubled: 0, rejected: 0 };

test.each<[string, Partial<Outcome>]>([
  ['writes stop for more than fifteen seconds', { writes: 15.1 }],
  ['a page fails', { pages: 0.1 }],
  ['a result is lost', { lost: 1 }],
  ['a result is doubled', { doubled: 1 }],
  ['the server rejects a call without a reason', { rejected: 1 }],
  ['no visitor has an answer', { answers: 0 }],
])('fails when %s', (_, fault) => {
  expect(meetsGoals(GOOD)).toBe(true);
  expect(meetsGoals({ ...GOOD, ...fault })).toBe(false);
});

test('shows the minimum, the median and the maximum of all rounds of a fault', () => {
  const rounds = [9, 12, 8].map((writes) => ({ ...GOOD, writes }));
  const table = tableOf([...rounds, { ...GOOD, fault: 'disk', lost: 2 }]);
  expect(table).toMatchObject([
    { fault: 'primary', rounds: 3, 's without writes': '8.0 / 9.0 / 12.0', 's to repair': '', answers: 300, lost: 0 },
    { fault: 'disk', rounds: 1, lost: 2 },
  ]);
});
