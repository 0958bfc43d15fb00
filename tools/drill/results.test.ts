import { missedGoals, type Outcome, tableOf } from './results';

const GOOD: Outcome = { fault: 'primary', writes: 9, pages: 0, answers: 100, lost: 0, doubled: 0, rejected: 0 };

beforeEach(() => {
  jest.replaceProperty(process, 'env', { ...process.env, MACHINE_FACTOR: '1' });
});

test.each<[Partial<Outcome>, string]>([
  [{ writes: 15.1 }, 'primary: 15.1 s without writes; the limit is 15'],
  [
    { pages: 0.1, failedPage: '/newactivities/kh_7694_form: status 502' },
    'primary: 0.1 s without pages (/newactivities/kh_7694_form: status 502); the limit is 0',
  ],
  [{ lost: 1 }, 'primary: 1 lost results; the limit is 0'],
  [{ doubled: 1 }, 'primary: 1 doubled results; the limit is 0'],
  [{ rejected: 1 }, 'primary: 1 wrongly rejected calls; the limit is 0'],
  [{ answers: 0 }, 'primary: no visitor has an answer'],
])('names the missed goal of %j', (fault, line) => {
  expect(missedGoals(GOOD)).toEqual([]);
  expect(missedGoals({ ...GOOD, ...fault })).toEqual([line]);
});

test('shows the minimum, the median and the maximum of all rounds of a fault', () => {
  const rounds = [9, 12, 8].map((writes) => ({ ...GOOD, writes }));
  const table = tableOf([...rounds, { ...GOOD, fault: 'disk', lost: 2 }]);
  expect(table).toMatchObject([
    { fault: 'primary', rounds: 3, 's without writes': '8.0 / 9.0 / 12.0', 's to repair': '', answers: 300, lost: 0 },
    { fault: 'disk', rounds: 1, lost: 2 },
  ]);
});
