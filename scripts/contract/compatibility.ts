/** The part of JSON Schema that the OpenAPI document uses. */
export interface Schema {
  anyOf?: Schema[];
  oneOf?: Schema[];
  const?: unknown;
  enum?: unknown[];
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: unknown;
  items?: Schema;
  pattern?: string;
  format?: string;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
}

/** A call or a socket as tabs of a release use it. */
export interface DocumentedCall {
  /** Encodings and whether a session is required, in one line. */
  transport: string;
  request: Schema;
  answer: Schema;
}

/**
 * Compares the calls of an earlier release with those of now, by name. Returns a sentence for each change that breaks tabs of the
 * earlier release.
 */
export function breaks(before: Record<string, DocumentedCall>, now: Record<string, DocumentedCall>): string[] {
  return Object.entries(before).flatMap(([name, call]) => {
    const present = now[name];
    if (!present) return [`${name} is gone`];
    return [
      ...(present.transport === call.transport ? [] : [`${name} uses ${present.transport}, was ${call.transport}`]),
      ...faults(call.request, present.request, 'request').map((fault) => `${name}: ${fault}`),
      ...faults(present.answer, call.answer, 'answer').map((fault) => `${name}: ${fault}`),
    ];
  });
}

const LOWER = ['minItems', 'minLength', 'minimum', 'exclusiveMinimum'] as const;
const UPPER = ['maxItems', 'maxLength', 'maximum'] as const;

/**
 * Why `taken` does not accept everything that `given` accepts; empty if it does. Does not compare patterns of requests, because
 * new ranges of numbers are common.
 */
function faults(given: Schema, taken: Schema, at: string): string[] {
  const options = given.anyOf ?? given.oneOf;
  if (options) return options.flatMap((option) => faults(option, taken, at));
  const choices = taken.anyOf ?? taken.oneOf;
  if (choices) return fewest(sameKind(given, choices).map((choice) => faults(given, choice, at)));
  const values = valuesOf(given);
  if (values) return values.flatMap((value) => valueFaults(value, taken, at));
  if (valuesOf(taken)) return [`${at} may be anything, but only ${JSON.stringify(valuesOf(taken))} are known`];
  const types = typesOf(given).filter((type) => !isTaken(type, taken));
  if (types.length > 0 || (taken.type && !given.type)) return [`${at} may be ${types.join(' or ') || 'anything'}`];
  return [
    ...fieldFaults(given, taken, at),
    ...(given.items && taken.items ? faults(given.items, taken.items, `${at}[]`) : []),
    ...LOWER.filter((name) => (given[name] ?? -Infinity) < (taken[name] ?? -Infinity)).map(
      (name) => `${at} has a different ${name}`,
    ),
    ...UPPER.filter((name) => (given[name] ?? Infinity) > (taken[name] ?? Infinity)).map(
      (name) => `${at} has a different ${name}`,
    ),
    ...(at.startsWith('answer') && (taken.format ?? taken.pattern) !== (given.format ?? given.pattern) && taken.type
      ? [`${at} has a different pattern`]
      : []),
  ];
}

function fieldFaults(given: Schema, taken: Schema, at: string): string[] {
  const fields = taken.properties ?? {};
  const own = given.properties ?? {};
  return [
    ...(taken.required ?? [])
      .filter((name) => !given.required?.includes(name))
      .map((name) => `${at}.${name} is required but may be missing`),
    ...Object.entries(fields).flatMap(([name, field]) => (own[name] ? faults(own[name], field, `${at}.${name}`) : [])),
    // Browsers ignore unknown fields of an answer.
    ...(at.startsWith('request') && taken.additionalProperties === false
      ? Object.keys(own)
          .filter((name) => !fields[name])
          .map((name) => `${at}.${name} is rejected`)
      : []),
  ];
}

function valueFaults(value: unknown, taken: Schema, at: string): string[] {
  const known = valuesOf(taken);
  const type = value === null ? 'null' : Number.isInteger(value) ? 'integer' : typeof value;
  if (known ? known.includes(value) : isTaken(type, taken)) return [];
  return [`${at} may be ${JSON.stringify(value)}`];
}

/** The options whose constants are those of `given`; all if there are none. The others cannot accept it. */
function sameKind(given: Schema, options: Schema[]): Schema[] {
  const constants = Object.entries(given.properties ?? {}).filter(([, field]) => constantOf(field) !== undefined);
  const same = options.filter(({ properties = {} }) =>
    constants.every(([name, field]) => constantOf(properties[name] ?? {}) === constantOf(field)),
  );
  return same.length > 0 ? same : options;
}

const valuesOf = (schema: Schema) => (schema.const === undefined ? schema.enum : [schema.const]);
const constantOf = (schema: Schema) => (valuesOf(schema)?.length === 1 ? valuesOf(schema)?.[0] : undefined);
const typesOf = ({ type = [] }: Schema) => [type].flat();
const isTaken = (type: string, taken: Schema) =>
  !taken.type || typesOf(taken).includes(type) || (type === 'integer' && typesOf(taken).includes('number'));
const fewest = (lists: string[][]) => lists.reduce((best, list) => (list.length < best.length ? list : best));
