import { findInputOf, readHostSearch } from './search';

test('reads filters of an address, and leaves out what is not valid', () => {
  const raw = { find: ' 7694 ', brand: 'bfzh', state: 'gone', order: 'up', page: '2' };
  expect(readHostSearch(raw)).toEqual({ find: '7694', brand: 'bfzh', page: 2 });
  expect(readHostSearch({ find: '', state: 'removed', order: 'desc', page: 1 })).toEqual({
    state: 'removed',
    order: 'desc',
  });
});

test('gives the operation texts', () => {
  expect(findInputOf({ brand: 'bfzh', page: 3 })).toEqual({ brand: 'bfzh', page: '3' });
});
