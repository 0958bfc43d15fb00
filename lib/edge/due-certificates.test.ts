import { dueCertificates } from './due-certificates';

const NOW = new Date('2026-03-01T00:00:00Z');
const days = (number: number) => new Date(NOW.getTime() + number * 24 * 60 * 60_000);
const RENEWALS = Array.from({ length: 20 }, (_, index) => `h${index}.example`);

const due = (hosts: readonly string[], ends: Record<string, Date> = {}, tries: Record<string, number> = {}) =>
  dueCertificates(hosts, { expiresOf: (host) => ends[host], triesOf: (host) => tries[host] ?? 0 }, NOW);

test('puts a host without a certificate before renewals, even after failures', () => {
  const ends = Object.fromEntries(RENEWALS.map((host) => [host, days(20)]));
  expect(due([...RENEWALS, 'new.example'], ends)).toEqual(['new.example', ...RENEWALS]);
  expect(due([...RENEWALS, 'new.example'], ends, { 'new.example': 3 })[0]).toBe('new.example');
});

test('puts the host with the fewest failures first among equals', () => {
  const hosts = ['failed.example', 'new.example', 'once.example'];
  expect(due(hosts, {}, { 'failed.example': 4, 'once.example': 1 })).toEqual([
    'new.example',
    'once.example',
    'failed.example',
  ]);
});

test('skips certificates with more than 30 days left, wildcards and local names', () => {
  const ends = { 'lasts.example': days(30.01), 'ends.example': days(30), 'over.example': days(-1) };
  expect(due([...Object.keys(ends), '*.wild.example', 'bfzh.localhost'], ends)).toEqual([
    'ends.example',
    'over.example',
  ]);
});
