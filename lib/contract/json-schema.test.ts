import { fits, type JsonSchema } from './json-schema';

const PERSON: JsonSchema = {
  type: 'object',
  properties: { name: { type: 'string', pattern: '^[a-z]+$' }, age: { type: 'integer', minimum: 0, maximum: 150 } },
  required: ['name'],
};

test.each<[string, JsonSchema, unknown, boolean]>([
  ['an object', PERSON, { name: 'li', age: 20 }, true],
  ['an object without a field where none may be missing', { type: 'object', properties: { name: {} } }, {}, false],
  ['an object without what it may lack', PERSON, { name: 'li' }, true],
  ['an object without what it needs', PERSON, { age: 20 }, false],
  ['an object with something more', PERSON, { name: 'li', town: 'x' }, true],
  ['a field out of its range', PERSON, { name: 'li', age: -1 }, false],
  ['a field that is no integer', PERSON, { name: 'li', age: 0.5 }, false],
  ['a text against its pattern', PERSON, { name: 'Li' }, false],
  ['a list for an object', PERSON, [], false],
  ['null for an object', PERSON, null, false],
  ['a list', { type: 'array', items: PERSON }, [{ name: 'li' }], true],
  ['a list with one wrong', { type: 'array', items: PERSON }, [{ name: 'li' }, {}], false],
  ['a list that is too short', { type: 'array', items: PERSON, minItems: 1 }, [], false],
  ['a text that is too long', { type: 'string', maxLength: 2 }, 'abc', false],
  ['an object for a list', { type: 'array', items: PERSON }, {}, false],
  ['one of several', { anyOf: [PERSON, { type: 'null' }] }, null, true],
  ['none of several', { anyOf: [PERSON, { type: 'null' }] }, 5, false],
  ['one of several types', { type: ['string', 'number'] }, 5, true],
  ['none of several types', { type: ['string', 'number'] }, true, false],
  ['a bound that is excluded', { type: 'number', exclusiveMinimum: 0 }, 0, false],
  ['the constant', { const: false }, false, true],
  ['not the constant', { const: true }, 'true', false],
  ['a word of a list', { enum: ['a', 'b'] }, 'b', true],
  ['no word of a list', { enum: ['a', 'b'] }, 'c', false],
  ['anything', {}, { any: 1 }, true],
])('%s', (_, schema, value, expected) => {
  expect(fits(schema, value)).toBe(expected);
});
