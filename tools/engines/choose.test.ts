import { chooseByName } from './choose';

const ALL = [{ name: '69' }, { name: '92' }, { name: 'webkit' }];
const namesOf = (chosen: readonly { name: string }[]) => chosen.map(({ name }) => name);

test('names choose in the order of the list; none choose all', () => {
  expect(namesOf(chooseByName(ALL, 'webkit, 69'))).toEqual(['69', 'webkit']);
  expect(chooseByName(ALL, undefined)).toEqual(ALL);
});

test('a name that is none is refused with those that are', () => {
  expect(() => chooseByName(ALL, '69,70')).toThrow('70: there is 69, 92, webkit');
});
