import type { OfficeOperations } from '@/server/office/api';
import { OPERATIONS } from '@/server/operations/operations';
import { tasksOf } from './tasks';

const offering = (...names: string[]) =>
  ({ subjects: [{ title: '', operations: names.map((name) => ({ name })) }] }) as unknown as OfficeOperations;

test('offers the tasks whose operation the operator may run', () => {
  expect(tasksOf(offering('customer', 'funnel')).map(({ title }) => title)).toEqual(['查一位客户', '看漏斗']);
  expect(tasksOf(undefined)).toEqual([]);
});

test('names an operation for every task', () => {
  expect(tasksOf(offering(...OPERATIONS.map(({ name }) => name)))).toHaveLength(13);
});
