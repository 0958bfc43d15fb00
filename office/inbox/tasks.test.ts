import { readFileSync } from 'node:fs';
import type { OfficeOperations } from '@/server/office/api';
import { tasksOf } from './tasks';

const offering = (...names: string[]) =>
  ({ subjects: [{ title: '', operations: names.map((name) => ({ name })) }] }) as unknown as OfficeOperations;

test('offers the tasks whose operation the operator may run', () => {
  expect(tasksOf(offering('customer', 'funnel')).map(({ title }) => title)).toEqual(['查一位客户', '看漏斗']);
  expect(tasksOf(undefined)).toEqual([]);
});

test('names an operation for every task', () => {
  const all = [...readFileSync('docs/permissions.md', 'utf8').matchAll(/^\| `([^`]+)`/gm)].map(([, name = '']) => name);
  expect(tasksOf(offering(...all))).toHaveLength(12);
});
