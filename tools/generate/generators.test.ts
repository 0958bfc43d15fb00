import { changesOf, GENERATORS } from './generators';

test.each(Object.entries(GENERATORS))(
  '%s: every generated file is up to date; otherwise run `npm run generate`',
  async (_, generator) => {
    expect(Object.keys(await changesOf(generator))).toEqual([]);
  },
);
