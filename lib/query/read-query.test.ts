import { isLandingParameter } from './query-pairs';
import { readQuery } from './read-query';
import { DAMAGED_LINKS } from './testing/damaged-links';

test.each(DAMAGED_LINKS)('reads the landing parameters of a link with %s: %s', (_, search, parameters) => {
  const found = [...readQuery(search)].filter(([name]) => isLandingParameter(name));
  expect(Object.fromEntries(found)).toEqual(parameters);
});

test('reads all other parameters in order, as they are', () => {
  const query = readQuery('?a=1&A=%E9%87%91&a=&next=/b?c=1&d&bd_vid=V');
  expect([...query].map((pair) => pair.join('='))).toEqual(['a=1', 'A=金', 'a=', 'next=/b?c=1', 'd=', 'bd_vid=V']);
});

test.each(['', '?'])('reads nothing from %j', (search) => {
  expect([...readQuery(search)]).toEqual([]);
});
