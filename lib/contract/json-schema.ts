type JsonType = 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';

/**
 * The subset of JSON Schema (2020-12) that the contract's answers need. Additional fields are allowed. `required` is
 * present only if some properties are optional.
 */
export interface JsonSchema {
  anyOf?: JsonSchema[];
  const?: string | number | boolean | null;
  enum?: (string | number)[];
  type?: JsonType | JsonType[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  format?: keyof typeof FORMATS;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
}

const FORMATS = {
  date: /^\d{4}-\d\d-\d\d$/,
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/,
};

/** Whether a parsed JSON value matches a schema. */
export function fits(schema: JsonSchema, value: unknown): boolean {
  if (schema.anyOf) return schema.anyOf.some((option) => fits(option, value));
  if (schema.const !== undefined) return value === schema.const;
  if (schema.enum) return schema.enum.includes(value as string | number);
  if (!schema.type) return true;
  return [schema.type].flat().some((type) => isOfType(type, schema, value));
}

function isOfType(type: JsonType, schema: JsonSchema, value: unknown): boolean {
  switch (type) {
    case 'object':
      return isRecord(value) && fieldsFit(schema, value);
    case 'array':
      return Array.isArray(value) && itemsFit(schema, value);
    case 'string':
      return typeof value === 'string' && textFits(schema, value);
    case 'integer':
      return Number.isSafeInteger(value) && numberFits(schema, value as number);
    case 'number':
      return Number.isFinite(value) && numberFits(schema, value as number);
    case 'null':
      return value === null;
    default:
      return typeof value === type;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fieldsFit({ properties = {}, required }: JsonSchema, value: Record<string, unknown>): boolean {
  return Object.entries(properties).every(([name, schema]) =>
    value[name] === undefined ? required && !required.includes(name) : fits(schema, value[name]),
  );
}

function itemsFit({ items = {}, minItems, maxItems }: JsonSchema, value: unknown[]): boolean {
  return isBetween(value.length, minItems, maxItems) && value.every((item) => fits(items, item));
}

function textFits({ format, pattern = '', minLength, maxLength }: JsonSchema, value: string): boolean {
  if (!isBetween(value.length, minLength, maxLength)) return false;
  return new RegExp(pattern).test(value) && (!format || (FORMATS[format].test(value) && isOfCalendar(value)));
}

/** Detects dates such as 30 February, which `Date` turns into a day in March. */
function isOfCalendar(instant: string): boolean {
  const time = Date.parse(instant);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(instant.slice(0, 10));
}

function numberFits({ minimum, maximum, exclusiveMinimum = -Infinity }: JsonSchema, value: number): boolean {
  return isBetween(value, minimum, maximum) && value > exclusiveMinimum;
}

function isBetween(value: number, minimum = -Infinity, maximum = Infinity): boolean {
  return value >= minimum && value <= maximum;
}
