import type { RevisionRow } from '../text-queries';
import { armsOf, changesSeen, endingText, liveBefore, pageSeen, unseenText } from './experiment';

const row = (revision: number, more: Partial<RevisionRow> = {}) =>
  ({ revision, brand: 'all', state: 'live', arms: null, ...more }) as RevisionRow;
const ARMS = armsOf({ arms: ['plain 40', 'calm 60'] });

test('reads the arms of a revision', () => {
  expect(ARMS).toEqual([
    { name: 'plain', weight: 40 },
    { name: 'calm', weight: 60 },
  ]);
  expect(armsOf({ arms: null })).toEqual([]);
});

test('a brand sees its own revision before one for all brands', () => {
  const rows = [row(9, { state: 'draft' }), row(8), row(7, { brand: 'bfzh' })];
  expect(liveBefore({ brand: 'bfzh' }, rows)?.revision).toBe(7);
  expect(liveBefore({ brand: 'gjs2' }, rows)?.revision).toBe(8);
  expect(liveBefore({ brand: 'bfzh', revision: 7 }, rows)?.revision).toBe(8);
  expect(liveBefore({ brand: 'all' }, rows.slice(0, 1))).toBeUndefined();
});

test('says which experiment ends', () => {
  expect(endingText(row(7, { arms: ['A 40', 'B 60'] }))).toMatch(/^实验（版本 7，A、B 两组）将结束。/);
  expect(endingText(row(7, { arms: ['A 34', 'B 33', 'plain 33'] }))).toMatch(
    /^实验（版本 7，A、B、plain 3 组）将结束。/,
  );
  expect(endingText(row(7))).toBeUndefined();
  expect(endingText(undefined)).toBeUndefined();
});

test('a reviewer reads the differences from what visitors see', () => {
  expect(unseenText([], 7, new Set([changesSeen(0)]))).toBe('先把下面的差异看完');
  expect(unseenText([], 7, new Set([changesSeen(7)]))).toBe('');
});

test('a reviewer reads the differences of every arm and opens its page', () => {
  const seen = [changesSeen(7), changesSeen(7, 'plain'), pageSeen('plain'), changesSeen(7, 'calm')];
  expect(unseenText(ARMS, 7, new Set([changesSeen(7)]))).toBe('先看完实验组 plain、calm 的差异和页面');
  expect(unseenText(ARMS, 7, new Set(seen))).toBe('先看完实验组 calm 的差异和页面');
  expect(unseenText(ARMS, 7, new Set([...seen.slice(0, 3), pageSeen('calm')]))).toBe('先看完实验组 calm 的差异和页面');
  expect(unseenText(ARMS, 7, new Set([...seen, pageSeen('calm')]))).toBe('');
});
