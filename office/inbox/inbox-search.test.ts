import { readInboxSearch } from './inbox-search';

test('opens old and mistyped links without what is not valid', () => {
  expect(readInboxSearch({ view: 'decided', request: 12, page: 2 })).toEqual({ view: 'decided', request: 12, page: 2 });
  expect(readInboxSearch({ view: 'mine', request: '12a', page: 1 })).toEqual({});
  expect(readInboxSearch({ request: -1, page: 1.5 })).toEqual({});
});
