import { faultsOf } from '../testing/faults-of';
import { treasureSchema } from './definition';
import { starter } from './starter';

const treasure = { kind: 'treasure', title: '宝箱', ...starter };
const boxesBy = (...unlocks: object[]) =>
  unlocks.map((unlock, index) => ({ ...starter.boxes[0], id: `box-${index}`, unlock }));
const [day, credit, condition] = [
  { by: 'day', day: 1 },
  { by: 'credit' },
  { by: 'condition', condition: { type: 'verified' }, hint: '实名后开启' },
];
const MISMATCH = 'credits: 与需要次数开启的宝箱须同时出现';

test.each<[string, object, string[]]>([
  ['for credits with a source', {}, []],
  ['for days and conditions, without credits', { boxes: boxesBy(day, day, condition), credits: [] }, []],
  ['one of them for credits with a source', { boxes: boxesBy(day, credit, condition) }, []],
  ['one of them for credits without a source', { boxes: boxesBy(day, credit, condition), credits: [] }, [MISMATCH]],
  ['none of them for the credits that exist', { boxes: boxesBy(day, day, condition) }, [MISMATCH]],
  ['two of them', { boxes: boxesBy(credit, credit) }, ['boxes: too_small']],
  ['two of them with one id', { boxes: [...starter.boxes, starter.boxes[0]] }, ['boxes: 编号不可重复']],
  ['one on day 0', { boxes: boxesBy(credit, credit, { by: 'day', day: 0 }) }, ['boxes.2.unlock.day: too_small']],
  [
    'one for a condition without a hint',
    { boxes: boxesBy(credit, credit, { ...condition, hint: '' }) },
    ['boxes.2.unlock.hint: 不能为空'],
  ],
  ['renewed each year', { renews: 'year' }, ['renews: invalid_value']],
  ['drawn as eggs', { look: 'eggs' }, []],
  ['drawn in an unknown way', { look: 'bags' }, ['look: invalid_value']],
])('checks boxes, %s', (_, change, faults) => {
  expect(faultsOf(treasureSchema, { ...treasure, ...change })).toEqual(faults);
});

test('draws chests by default', () => {
  expect(treasureSchema.parse(treasure).look).toBe('chests');
});
