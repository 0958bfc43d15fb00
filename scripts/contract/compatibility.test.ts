import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breaks, type KeptCall, type Schema } from './compatibility';
import { presentContract, RELEASES } from './present-contract';

/** What tabs of a release cannot work with and yet is right, with its reason: sentences as the test says them. */
const ACCEPTED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      'activityRewards: answer.Data[].state',
      'rewardOverview: answer.Data.rewards[].state',
      'rewardOverview: answer.Data.rewards[].coupon.state',
      'state of coupon: answer.Data.state.mine.coupons[].state',
      'act of coupon: answer.Data.state.mine.coupons[].state',
    ].map((field) => [
      `${field} may be "held"`,
      'only where an operator has set a budget, which that release did not know',
    ]),
  ),
  'quote socket: answer.code may be "paused"': 'sockets never answer it: the codes of all calls are one list',
  'trade socket: answer.code may be "paused"': 'sockets never answer it: the codes of all calls are one list',
};

test.each(readdirSync(RELEASES))('tabs of the release %s can work with the calls of this code', (file) => {
  const before: Record<string, KeptCall> = JSON.parse(readFileSync(join(RELEASES, file), 'utf8'));
  expect(Object.keys(before).length).toBeGreaterThan(20);
  expect(breaks(before, presentContract()).filter((sentence) => !ACCEPTED[sentence])).toEqual([]);
});

const text: Schema = { type: 'string' };
const object = (properties: Record<string, Schema>, required?: string[]): Schema => ({
  type: 'object',
  properties,
  ...(required && { required }),
});
const call = (request: Schema, answer: Schema, address = 'GET /a'): Record<string, KeptCall> => ({
  a: { address, request, answer },
});
const BEFORE = call(
  object({ mobile: { ...text, maxLength: 20 }, kind: { enum: ['x', 'y'] }, note: text }, ['mobile']),
  object({
    state: { anyOf: [object({ is: { const: 'open' }, left: { type: 'integer' } }), { type: 'null' }] },
    name: text,
  }),
);
const { request, answer } = BEFORE.a as KeptCall;
const fields = request.properties ?? {};
const answered = answer.properties ?? {};

test.each<[string, Record<string, KeptCall>, string[]]>([
  ['the same', BEFORE, []],
  ['a new call', { ...BEFORE, b: BEFORE.a as KeptCall }, []],
  ['a call less', {}, ['a is gone']],
  ['another path', call(request, answer, 'GET /b'), ['a is GET /b, was GET /a']],
  ['one more input', call(object({ ...fields, more: text }, ['mobile']), answer), []],
  [
    'one more input that is needed',
    call(object({ ...fields, more: text }, ['mobile', 'more']), answer),
    ['a: request.more is needed and may be missing'],
  ],
  [
    'an input that is needed from now on',
    call(object(fields, ['mobile', 'note']), answer),
    ['a: request.note is needed and may be missing'],
  ],
  ['an input less that is overlooked', call(object({ mobile: text }, ['mobile']), answer), []],
  [
    'an input less that is refused',
    call({ ...object({ mobile: text }, ['mobile']), additionalProperties: false }, answer),
    ['a: request.kind is refused', 'a: request.note is refused'],
  ],
  [
    'a shorter input',
    call(object({ ...fields, mobile: { ...text, maxLength: 11 } }, ['mobile']), answer),
    ['a: request.mobile has another maxLength'],
  ],
  [
    'a value less of an input',
    call(object({ ...fields, kind: { enum: ['x'] } }, ['mobile']), answer),
    ['a: request.kind may be "y"'],
  ],
  ['a value more of an input', call(object({ ...fields, kind: { enum: ['x', 'y', 'z'] } }, ['mobile']), answer), []],
  ['one more output', call(request, object({ ...answered, more: text })), []],
  ['an output less', call(request, object({ name: text })), ['a: answer.state is needed and may be missing']],
  [
    'an output that may be missing',
    call(request, object(answered, ['state'])),
    ['a: answer.name is needed and may be missing'],
  ],
  [
    'an output of another type',
    call(request, object({ ...answered, name: { type: ['string', 'null'] } })),
    ['a: answer.name may be null'],
  ],
  [
    'a state that tabs do not know',
    call(request, object({ ...answered, state: object({ is: { const: 'closed' }, left: { type: 'integer' } }) })),
    ['a: answer.state.is may be "closed"'],
  ],
  ['a state less', call(request, object({ ...answered, state: { type: 'null' } })), []],
])('%s', (_, now, expected) => {
  expect(breaks(BEFORE, now)).toEqual(expected);
});
