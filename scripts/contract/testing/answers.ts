import fc from 'fast-check';
import type { JsonSchema } from '@/lib/contract/json-schema';

/** Values that a faulty program might send. */
const ODD = [undefined, null, true, -1, 0, 0.5, 1e300, '', 'x', '2026-02-30', '2026-02-28', [], {}];

/** Strings like instants; some are invalid. */
const INSTANTS = ['2026-02-30T00:00:00Z', '2024-02-29T23:59:59.123456Z', '2026-02-28T24:00:00Z', '2026-01-01T10:00Z'];

const date = fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });

/** Arbitrary answers that a schema accepts. */
export function goodAnswer(schema: JsonSchema): fc.Arbitrary<unknown> {
  const { anyOf, enum: words, type, properties = {}, required, items = {}, format, pattern } = schema;
  const { minItems = 0, maxLength = Infinity } = schema;
  if (anyOf) return fc.oneof(...anyOf.map(goodAnswer));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (words) return fc.constantFrom(...words);
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => goodAnswer({ ...schema, type: one })));
  const { minimum = -1e6, maximum = 1e6, exclusiveMinimum = minimum - 1 } = schema;
  const min = Math.max(minimum, exclusiveMinimum + 1, -1e6);
  const max = Math.min(maximum, 1e6);
  switch (type) {
    case 'object': {
      const fields = Object.entries(properties).map(([name, field]) => [name, goodAnswer(field)] as const);
      return fc.record<Record<string, unknown>>(Object.fromEntries(fields), {
        requiredKeys: required ?? Object.keys(properties),
        noNullPrototype: true,
      });
    }
    case 'array':
      return fc.array(goodAnswer(items), { minLength: minItems, maxLength: 3 });
    case 'string':
      if (format) return date.map((day) => day.toISOString().slice(0, format === 'date' ? 10 : undefined));
      return pattern ? matching(pattern).filter((text) => text.length <= maxLength) : fc.string();
    case 'integer':
      return fc.integer({ min, max });
    case 'number':
      return fc.double({ min, max, noNaN: true });
    case 'boolean':
      return fc.boolean();
    default:
      return fc.constant(null);
  }
}

/** fast-check does not support lookahead. */
function matching(pattern: string) {
  return fc
    .stringMatching(new RegExp(pattern.replaceAll(/\(\?![^)]*\)/g, '')))
    .filter((text) => RegExp(pattern).test(text));
}

/** Such answers with one part, at any depth, replaced by an odd value. */
export function spoiltAnswer(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc
    .tuple(goodAnswer(schema), fc.array(fc.nat(), { maxLength: 7 }), fc.constantFrom(...ODD, ...INSTANTS))
    .map(([answer, way, odd]) => spoil(answer, way, odd));
}

function spoil(value: unknown, [step, ...way]: number[], odd: unknown): unknown {
  if (step === undefined || typeof value !== 'object' || value === null) return odd;
  const keys = Object.keys(value);
  const key = keys[step % keys.length];
  if (key === undefined) return odd;
  const spoilt = spoil((value as Record<string, unknown>)[key], way, odd);
  return Array.isArray(value) ? value.with(Number(key), spoilt) : { ...value, [key]: spoilt };
}
