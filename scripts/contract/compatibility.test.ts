import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breaks, type KeptCall, type Schema } from './compatibility';
import { presentContract, RELEASES } from './present-contract';

/** Correct changes that the test reports as breaking tabs of a release, with the reason why they are correct. */
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
      'only if an operator has set a budget, which that release did not know',
    ]),
  ),
  ...Object.fromEntries(
    ['Bid', 'Ask'].map((price) => [
      `quote socket: answer.ticks[].${price} has a different exclusiveMinimum`,
      'tabs of that release drop a tick with a price at or below zero, and read the others of its message',
    ]),
  ),
  ...Object.fromEntries(
    ['quote', 'trade'].flatMap((socket) =>
      ['paused', 'no_credits'].map((code) => [
        `${socket} socket: answer.code may be "${code}"`,
        'sockets never send it: all calls share one list of codes',
      ]),
    ),
  ),
};

test.each(readdirSync(RELEASES))('supports tabs of the release %s', (file) => {
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
  ['accepts an unchanged contract', BEFORE, []],
  ['accepts a new call', { ...BEFORE, b: BEFORE.a as KeptCall }, []],
  ['rejects a removed call', {}, ['a is gone']],
  ['rejects another path', call(request, answer, 'GET /b'), ['a is GET /b, was GET /a']],
  ['accepts a new optional input', call(object({ ...fields, more: text }, ['mobile']), answer), []],
  [
    'rejects a new required input',
    call(object({ ...fields, more: text }, ['mobile', 'more']), answer),
    ['a: request.more is required but may be missing'],
  ],
  [
    'rejects an input that becomes required',
    call(object(fields, ['mobile', 'note']), answer),
    ['a: request.note is required but may be missing'],
  ],
  ['accepts a removed input that is ignored', call(object({ mobile: text }, ['mobile']), answer), []],
  [
    'rejects a removed input that is no longer accepted',
    call({ ...object({ mobile: text }, ['mobile']), additionalProperties: false }, answer),
    ['a: request.kind is rejected', 'a: request.note is rejected'],
  ],
  [
    'rejects a shorter input',
    call(object({ ...fields, mobile: { ...text, maxLength: 11 } }, ['mobile']), answer),
    ['a: request.mobile has a different maxLength'],
  ],
  [
    'rejects a removed value of an input',
    call(object({ ...fields, kind: { enum: ['x'] } }, ['mobile']), answer),
    ['a: request.kind may be "y"'],
  ],
  [
    'accepts a new value of an input',
    call(object({ ...fields, kind: { enum: ['x', 'y', 'z'] } }, ['mobile']), answer),
    [],
  ],
  ['accepts a new output', call(request, object({ ...answered, more: text })), []],
  [
    'rejects a removed output',
    call(request, object({ name: text })),
    ['a: answer.state is required but may be missing'],
  ],
  [
    'rejects an output that becomes optional',
    call(request, object(answered, ['state'])),
    ['a: answer.name is required but may be missing'],
  ],
  [
    'rejects an output of another type',
    call(request, object({ ...answered, name: { type: ['string', 'null'] } })),
    ['a: answer.name may be null'],
  ],
  [
    'rejects a new state that tabs do not know',
    call(request, object({ ...answered, state: object({ is: { const: 'closed' }, left: { type: 'integer' } }) })),
    ['a: answer.state.is may be "closed"'],
  ],
  ['accepts a removed state', call(request, object({ ...answered, state: { type: 'null' } })), []],
])('%s', (_, now, expected) => {
  expect(breaks(BEFORE, now)).toEqual(expected);
});
