import type { Records, Row } from './records';
import type { Answer } from './server';

/** The answer to an action, and the account that sent it. */
export interface Answered extends Answer {
  /** `null` for operators. */
  account: string | null;
  /** Actions with the same key are one action; empty for operators. */
  key: string;
}

/** Returns a line for each violated invariant. They hold for every order of the actions. */
export function violations(records: Records, answered: readonly Answered[]): string[] {
  return [
    ...unclean(answered),
    ...givenTwice(records),
    ...unacknowledged(records, answered),
    ...unlikeAnswers(records, answered),
    ...oversold(records),
    ...wrongBalances(records),
    ...wrongBudgets(records),
    ...recordedTwice(records),
  ];
}

function unclean(answered: readonly Answered[]): string[] {
  return answered
    .filter(({ code }) => /^(?:status|fault)/.test(code))
    .map(({ code, body }) => `answered: ${code} ${body}`);
}

function givenTwice({ rewards, entries }: Records): string[] {
  const current = rewards.filter(({ reopened_at: reopened }) => reopened === null);
  return [
    ...doubles('given twice', current, ['slug', 'kind', 'account', 'source']),
    ...doubles('done twice', entries, ['slug', 'kind', 'account', 'key']),
  ];
}

/** The prizes that visitors were shown must be exactly those that visitors' actions stored. */
function unacknowledged({ rewards }: Records, answered: readonly Answered[]): string[] {
  const acts = new Map(
    answered.filter(({ account, code }) => account !== null && code === 'ok').map((one) => [one.key, one]),
  );
  const shown = [...acts.values()].flatMap(({ account, body }) => wonIn(body).map((prize) => `${account} ${prize}`));
  // Excludes rewards that do not answer a visitor's action.
  const stored = rewards
    .filter(({ source }) => !/^(?:round:\d{4}-\d{2}-\d{2}$|streak:|before:)/.test(String(source)))
    .map(({ account, amount, unit }) => `${account} ${Number(amount)} ${unit}`);
  return difference(shown, stored)
    .map((line) => `shown but not stored: ${line}`)
    .concat(difference(stored, shown).map((line) => `stored but not shown: ${line}`));
}

function wonIn(body: string): string[] {
  const { won = [] }: { won?: { amount: number; unit: string }[] } = JSON.parse(body).Data;
  return won.map(({ amount, unit }) => `${amount} ${unit}`);
}

function unlikeAnswers({ answers }: Records, answered: readonly Answered[]): string[] {
  const keys = new Map<string, Answered[]>();
  for (const one of answered) if (one.key && one.code === 'ok') keys.set(one.key, [...(keys.get(one.key) ?? []), one]);
  const unlike = [...keys].filter(([, same]) => new Set(same.map(({ body }) => body)).size > 1);
  return [
    ...unlike.map(([key]) => `one key, different answers: ${key}`),
    ...(answers.length === keys.size ? [] : [`${answers.length} answers are stored for ${keys.size} actions`]),
  ];
}

function oversold({ stock }: Records): string[] {
  return [
    ...stock
      .filter(({ taken, total }) => Number(taken) > Number(total) || Number(taken) < 0)
      .map(({ item }) => `oversold: ${item}`),
    ...doubles('stocked twice', stock, ['slug', 'kind', 'round', 'item']),
  ];
}

function wrongBalances({ balances, postings }: Records): string[] {
  const visitors = postings.filter(({ book }) => book === 'visitor');
  const sums = sumBy(visitors, 'account', 'amount');
  const transfers = sumBy(postings, 'transfer', 'amount');
  return [
    ...balances.filter(({ balance }) => Number(balance) < 0).map(({ account }) => `overdrawn: ${account}`),
    ...balances
      .filter(({ account, balance }) => (sums.get(String(account)) ?? 0) !== Number(balance))
      .map(
        ({ account, balance }) =>
          `${account} has ${balance} points, but its postings add up to ${sums.get(String(account)) ?? 0}`,
      ),
    ...[...transfers].filter(([, sum]) => sum !== 0).map(([, sum]) => `a transfer does not balance: ${sum}`),
  ];
}

/** A budget must have spent exactly its given and paid rewards, and no more than its limit. */
function wrongBudgets({ budgets, rewards }: Records): string[] {
  const spent = rewards.filter(
    ({ state, unit }) => /given|paid/.test(String(state)) && /usd|usdt|coupon/.test(String(unit)),
  );
  return budgets.flatMap(({ scope, limit, spent: noted }) => {
    const own = spent.filter(({ slug }) => scope === '' || slug === scope);
    const cents = Math.round(own.reduce((all, { amount }) => all + Number(amount), 0) * 100);
    return [
      ...(cents === Number(noted) ? [] : [`the budget "${scope}" recorded ${noted} cents, but ${cents} were given`]),
      ...(Number(noted) <= Number(limit) ? [] : [`the budget "${scope}" is overdrawn: ${noted} of ${limit}`]),
    ];
  });
}

function recordedTwice({ deposits, trades, outcomes, rewardEntries }: Records): string[] {
  return [
    ...doubles('deposit recorded twice', deposits, ['reference', 'replaces']),
    ...doubles('trade recorded twice', trades, ['reference', 'replaces']),
    ...doubles('round settled twice', outcomes, ['slug', 'round']),
    ...doubles('entry rewarded twice', rewardEntries, ['reward', 'entry']),
  ];
}

function doubles(what: string, rows: readonly Row[], by: readonly string[]): string[] {
  const names = rows.map((row) => by.map((column) => row[column]).join(' '));
  return names.filter((name, place) => names.indexOf(name) !== place).map((name) => `${what}: ${name}`);
}

function sumBy(rows: readonly Row[], by: string, column: string): Map<string, number> {
  const sums = new Map<string, number>();
  for (const row of rows) sums.set(String(row[by]), (sums.get(String(row[by])) ?? 0) + Number(row[column]));
  return sums;
}

/** The lines that are not in `taken`. Duplicates count. */
function difference(lines: readonly string[], taken: readonly string[]): string[] {
  const left = [...taken];
  return lines.filter((line) => {
    const place = left.indexOf(line);
    if (place < 0) return true;
    left.splice(place, 1);
    return false;
  });
}
