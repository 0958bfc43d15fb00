import type { Sentence } from '@/server/operations/common/answer';
import { badLinesOf, rowCount } from './bad-lines';

const sentence = (code: string, params: Sentence['params'] = {}): Sentence => ({ kind: 'sentence', code, params });
const bad = (line: number, fault: Sentence) => ({ sentences: [sentence('line_fault', { line, fault })] });
const FILE = '\uFEFFaccount,reference\r\n1,a\r\n2,b\r\n\r\n';

test('lists each bad line once, with all its faults and its text', () => {
  const [missing, unknown] = [sentence('is_missing'), sentence('no_account', { account: '2' })];
  const lines = [bad(3, missing), bad(2, missing), bad(3, unknown)];
  expect(badLinesOf([{ kind: 'lines', lines }], FILE)).toEqual([
    { line: 2, faults: [missing], text: '1,a' },
    { line: 3, faults: [missing, unknown], text: '2,b' },
  ]);
});

test('leaves other reasons to reject a file to themselves', () => {
  expect(badLinesOf([sentence('columns_needed', { columns: ['account'] })], FILE)).toBeUndefined();
  expect(badLinesOf([], FILE)).toBeUndefined();
});

test('counts rows without the line of columns and without empty lines', () => {
  expect(rowCount(`${FILE},\r\n ;\t\r\n`)).toBe(2);
  expect(rowCount('account')).toBe(0);
});
