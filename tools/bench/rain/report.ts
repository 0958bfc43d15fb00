import { p99 } from '../site/load-loops';
import { PACKETS } from './fill';
import type { Rain } from './rain';

/** Prints what the phones saw and what the server gave. @returns whether no phone saw a fault and the stock is exact */
export function reportRain(phones: number, database: string, { opened, given, phonesTook }: Rain): boolean {
  const times = opened.map(({ took }) => took / 1_000).toSorted((a, b) => a - b);
  const count = (end: string) => opened.filter((phone) => phone.end === end).length;
  const faults = count('fault') + count('busy');
  const expected = Math.min(PACKETS, phones);
  console.log(`a red packet rain, ${database}: ${phones} phones, ${PACKETS} packets`);
  console.table({
    'last answer within 1 s': times.filter((time) => time <= 1).length,
    'rejected at least once': opened.filter(({ returns }) => returns > 0).length,
    'returns of all phones': opened.reduce((sum, { returns }) => sum + returns, 0),
    'most returns of a phone': Math.max(...opened.map(({ returns }) => returns)),
    'rejected after all returns': count('busy'),
    faults: count('fault'),
    'given, by the phones': count('given'),
    'given, by the database': given.rewards,
    'given twice': given.twice,
    'taken from the stock': given.taken,
    'left in the stock': given.left,
    'sold out': count('sold out'),
    'median, s': rounded(times[Math.floor(times.length / 2)]),
    'p99, s': rounded(p99(times)),
    'longest, s': rounded(times.at(-1)),
    'processor time of the phones, s': rounded(phonesTook),
  });
  const reasons = new Set(opened.flatMap(({ fault }) => fault ?? []));
  for (const reason of reasons) console.log(`fault: ${reason}`);
  const goals = {
    'no phone saw a fault': faults === 0,
    'nothing was given twice': given.twice === 0,
    'every packet was given, and the stock is exact':
      given.rewards === expected && given.taken === expected && count('given') === expected,
  };
  for (const [goal, met] of Object.entries(goals)) console.log(`${met ? '✓' : '✗'} ${goal}`);
  return Object.values(goals).every(Boolean);
}

function rounded(value = Number.NaN): number {
  return Number(value.toFixed(1));
}
