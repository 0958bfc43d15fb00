import { allPaths, chooseBrands, DEEP_BRAND, nameOf, SAMPLE, storedPaths, subjectsOf } from './plan';

test('one brand has every page in its set, the others a sample of them', () => {
  expect(storedPaths(DEEP_BRAND)).toEqual(allPaths);
  expect(storedPaths('gjs2')).toEqual(SAMPLE);
  expect(allPaths).toEqual(expect.arrayContaining([...SAMPLE]));
  expect(allPaths.filter((path) => path.startsWith('/dev/'))).toEqual([]);
});

test('no two pictures of a brand have one name', () => {
  const names = subjectsOf(DEEP_BRAND, allPaths).map(nameOf);
  expect(new Set(names).size).toBe(2 * allPaths.length);
  expect(names).toContain('ios-bull-market-success');
});

test('brands are those that are named, in the order of the list, or all', () => {
  expect(chooseBrands(['c', 'a'], ['a', 'b', 'c'])).toEqual(['a', 'c']);
  expect(chooseBrands([], ['a', 'b'])).toEqual(['a', 'b']);
  expect(() => chooseBrands(['a', 'x', 'y'], ['a'])).toThrow('No such brand: x, y');
});
