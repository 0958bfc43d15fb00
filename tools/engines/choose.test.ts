import { chooseByName } from './choose';

const ALL = [{ name: '69' }, { name: '92' }, { name: 'webkit' }];
const namesOf = (chosen: readonly { name: string }[]) => chosen.map(({ name }) => name);

test('chooses by name in the order of the list, and everything without names', () => {
  expect(namesOf(chooseByName(ALL, 'webkit, 69'))).toEqual(['69', 'webkit']);
  expect(chooseByName(ALL, undefined)).toEqual(ALL);
});

test('rejects an unknown name and lists the known ones', () => {
  expect(() => chooseByName(ALL, '69,70')).toThrow('Unknown: 70. Known: 69, 92, webkit');
});
