import type { DocumentedCall, Schema } from './compatibility';

type Content = Record<string, { schema: Schema }>;

interface Operation {
  security?: object[];
  parameters?: { name: string; required?: boolean; schema: Schema }[];
  requestBody?: { content: Content };
  responses: { 200: { content: Content } };
}

/** The part of an OpenAPI document that tabs depend on. */
export interface ApiDocument {
  components: { schemas: Record<string, Schema> };
  paths: Record<string, Record<string, Operation>>;
}

/** The calls and sockets of an OpenAPI document by name. Calls of activities are split by kind, because tabs only know some. */
export function documentedCalls({ components, paths }: ApiDocument): Record<string, DocumentedCall> {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, DocumentedCall] => [
      `${method.toUpperCase()} ${path}`,
      callOf(operation),
    ]),
  );
  const sockets = ['Quote', 'Trade'].map((name): [string, DocumentedCall] => [
    `${name} socket`,
    { transport: 'socket', request: messages(`${name}Request`), answer: messages(`${name}Message`) },
  ]);
  return Object.fromEntries([...calls.flatMap(splitByKind), ...sockets]);

  function messages(name: string): Schema {
    const found = components.schemas[name];
    if (!found) throw new Error(`The OpenAPI document has no schema ${name}.`);
    return found;
  }
}

function callOf({ security = [], parameters = [], requestBody, responses }: Operation): DocumentedCall {
  const query: Schema = {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
  const bodies = Object.entries(requestBody?.content ?? {});
  return {
    transport: [...bodies.map(([type]) => type), JSON.stringify(security)].join(' '),
    request: bodies[0]?.[1].schema ?? query,
    answer: Object.values(responses[200].content)[0]?.schema ?? {},
  };
}

/** The fields of an answer that depend on the kind of activity. */
const FIELDS_OF_KIND = ['state', 'outcome'];

function splitByKind([name, call]: [string, DocumentedCall]): [string, DocumentedCall][] {
  const kinds = call.request.properties?.kind?.enum;
  const data = call.answer.properties?.Data;
  if (!kinds || !data?.properties) return [[name, call]];
  const fields = Object.entries(data.properties);
  return kinds.map((kind) => {
    const properties = Object.fromEntries(
      fields.map(([field, schema]) => [field, FIELDS_OF_KIND.includes(field) ? ofKind(schema, kind) : schema]),
    );
    const answer = { ...call.answer, properties: { ...call.answer.properties, Data: { ...data, properties } } };
    const request = { ...call.request, properties: { ...call.request.properties, kind: { enum: [kind] } } };
    return [`${name} of ${kind}`, { ...call, request, answer }];
  });
}

/** Leaves out the options of a union that belong to other kinds. */
function ofKind(schema: Schema, kind: unknown): Schema {
  const options = schema.oneOf ?? schema.anyOf;
  if (!options) return schema;
  const own = options
    .map((option) => ofKind(option, kind))
    .filter(({ anyOf, properties }) => anyOf?.length !== 0 && (properties?.kind?.enum ?? [kind]).includes(kind));
  return { anyOf: own };
}
