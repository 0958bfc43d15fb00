import type { Answer } from '@/server/operations/common/answer';
import { figureOf, readReport } from './report';

const REGISTRATION = {
  kind: 'figures',
  table: 'registration',
  columns: ['account', 'brand'],
  values: ['10000001', null],
} as const;
const DEPOSITS = { kind: 'table', table: 'deposits', columns: ['reference'], rows: [['D1']] } as const;

test('separates the registration from the other sections', () => {
  const report = readReport([REGISTRATION, DEPOSITS]);
  expect(report).toEqual({ account: '10000001', registration: REGISTRATION, tables: [DEPOSITS] });
  expect(figureOf(REGISTRATION, 'brand')).toBeNull();
  expect(figureOf(REGISTRATION, 'nothing')).toBeNull();
});

test('reports nothing of an account that does not exist or is closed', () => {
  const closed: Answer = [{ kind: 'sentence', code: 'account_was_closed', params: {} }];
  expect(readReport(closed)).toBeUndefined();
});
