import { lastRun, runAround, streaksOf } from './streak';

/** One guess per round, by letters: right, wrong or not settled yet. */
const guesses = (letters: string) =>
  [...letters].map((letter, index) => ({ round: String(index + 1), right: letter === '?' ? null : letter === 'r' }));

test.each([
  ['', 0],
  ['w', 0],
  ['rr', 2],
  ['wrwrr', 2],
  ['rrw', 0],
  ['wr?r?', 2],
])('of the guesses "%s" the last %i are right in a row', (letters, count) => {
  expect(lastRun(guesses(letters).map(({ right }) => right))).toBe(count);
});

test.each([
  ['rrr', '1', '123'],
  ['rrr', '3', '123'],
  ['rwrwrrwr', '5', '56'],
  ['wrrwrw', '3', '23'],
  ['r?rw', '3', '13'],
  ['rwr', '2', ''],
  ['r?r', '2', ''],
  ['rr', '3', ''],
])('for the guesses "%s" the row around round %s is "%s"', (letters, round, row) => {
  expect(runAround(guesses(letters), round).join('')).toBe(row);
});

describe('streak prizes', () => {
  const settled = (rounds: string, wrong = '') =>
    [...rounds].map((round) => ({ round, right: !wrong.includes(round) }));

  test.each([
    ['are given when their length is reached', '1234', settled('1234'), ['2 with 2', '3 with 3']],
    ['are given once per row, for any order of settlements', '1234', settled('4132'), ['2 with 1', '3 with 3']],
    ['are given again after a wrong guess', '12345', settled('12345', '3'), ['2 with 2', '2 with 5']],
    ['are not given for rows that are too short', '12345', settled('12345', '24'), []],
    ['follow the order of the rounds', '132', settled('213', '2'), []],
    ['skip rounds that are not settled', '123', settled('13'), ['2 with 3']],
  ])('%s', (_what, guessed, ends, prizes) => {
    const streaks = streaksOf([...guessed], ends, [2, 3]);
    expect(streaks.map(({ length, round }) => `${length} with ${round}`)).toEqual(prizes);
  });
});
