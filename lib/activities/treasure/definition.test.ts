import { faultsOf } from '../testing/faults-of';
import { treasure } from './definition';

const valid = { kind: 'treasure', title: '宝箱', ...treasure.starter };
const boxesBy = (...unlocks: object[]) =>
  unlocks.map((unlock, index) => ({ ...treasure.starter.boxes[0], id: `box-${index}`, unlock }));
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
  [
    'two of them with one id',
    { boxes: [...treasure.starter.boxes, treasure.starter.boxes[0]] },
    ['boxes: 编号不可重复'],
  ],
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
  expect(faultsOf(treasure.definition, { ...valid, ...change })).toEqual(faults);
});

test('draws chests by default', () => {
  expect(treasure.definition.parse(valid).look).toBe('chests');
});

const CREDIT = { by: 'credit' };
const box = (id: string, amount: number, unlock: object) => ({
  id,
  label: '宝箱',
  unlock,
  outcomes: [
    { id: 'small', label: '赠金', prize: { label: '赠金', amount: 1, unit: 'usd' }, odds: 4000, stock: null },
    { id: 'large', label: '赠金', prize: { label: '赠金', amount, unit: 'usd' }, odds: 6000, stock: 5 },
  ],
});
const byDay = box('day', 10, { by: 'day', day: 1 });
const byDeposit = box('deposit', 20, {
  by: 'condition',
  condition: { type: 'deposit', from: 200 },
  hint: '入金后开启',
});
const byCredits = [box('bronze', 2, CREDIT), box('gold', 30, CREDIT), box('silver', 4, CREDIT)];
const daily = { from: 'day', count: 1, label: '每日登录' };
const once = { from: 'condition', condition: { type: 'verified' }, count: 2, label: '实名认证' };

function worthOf(change: object, deposit = 200) {
  const definition = { kind: 'treasure', title: '宝箱', renews: 'never', boxes: [byDay, byDeposit, ...byCredits] };
  return treasure.worth(treasure.definition.parse({ ...definition, credits: [once], ...change }), { deposit, lots: 0 });
}

test('values boxes that stay open by days, met conditions and the best ones for credits', () => {
  expect(worthOf({})).toEqual({ luck: 10 + 20 + 30 + 4 });
  expect(worthOf({}, 199)).toEqual({ luck: 10 + 30 + 4 });
  expect(worthOf({ credits: [{ ...once, count: 1 }] })).toEqual({ luck: 10 + 20 + 30 });
});

test('counts all boxes that stay open if each day brings a credit', () => {
  expect(worthOf({ credits: [daily] })).toEqual({ luck: 10 + 20 + 30 + 4 + 2 });
});

test("values boxes that close again by what a day's or a month's credits open", () => {
  expect(worthOf({ renews: 'day', credits: [daily, once] })).toEqual({
    recurring: [{ per: 'day', dollars: 60, luck: true }],
  });
  expect(worthOf({ renews: 'day', credits: [once] })).toEqual({ recurring: [{ per: 'day', dollars: 30, luck: true }] });
  expect(worthOf({ renews: 'month', credits: [daily] })).toEqual({
    recurring: [{ per: 'month', dollars: 66, luck: true }],
  });
});
