import * as z from 'zod/mini';
import type { Kind } from '@/lib/activities/kind';
import { KINDS } from '@/lib/activities/schema';
import { addressClicks, clickParameters } from '@/lib/channel/ad-platforms';
import { CALLS } from '@/lib/contract';
import { activityActCall, activityStateCall } from '@/lib/contract/activities/calls';
import type { Call } from '@/lib/contract/call';
import { problemSchema } from '@/lib/contract/envelope';
import type { JsonSchema } from '@/lib/contract/json-schema';

/** The folder of the files. */
export const FOLDER = 'lib/contract/browser';

const NOTE = '// Written by `npm run generate`.\n';

/** The browser's part of the contract, without the schema library: sources by their path in {@link FOLDER}. */
export function browserFiles(): Record<string, string> {
  // Calls of activities get one file per kind, so that a page loads only its own. No code reads the response to events.
  const { collect, activityState, activityAct, ...calls } = CALLS;
  return Object.fromEntries([
    ['problem.ts', problemFile()],
    ['click-parameters.ts', clickParametersFile()],
    ...Object.entries(calls).map(([name, call]) => [`${kebabCase(name)}.ts`, callFile(name, call)]),
    ...Object.entries<Kind<string>>(KINDS).map(([kind, { state, outcome = z.null() }]) => [
      `activities/${kind}.ts`,
      activityFile(kind, state, outcome),
    ]),
  ]);
}

function problemFile(): string {
  return `${NOTE}import type { JsonSchema } from '../json-schema';

export const problem: JsonSchema = ${json(answerSchema(problemSchema))};
`;
}

function clickParametersFile(): string {
  return `${NOTE}// What pages need of lib/channel/ad-platforms.ts.

export const CLICK_PARAMETERS = ${json(clickParameters())} as const;

export const ADDRESS_CLICKS: readonly string[] = ${json(addressClicks())};
`;
}

function callFile(name: string, call: Call): string {
  return `${NOTE}import type { CALLS } from '..';
import type { BrowserCall } from '../call';

export const ${name}: BrowserCall<(typeof CALLS)['${name}']> = ${json(browserCall(call))};
`;
}

function activityFile(kind: string, state: z.ZodMiniType, outcome: z.ZodMiniType): string {
  const calls = {
    kind,
    state: browserCall(activityStateCall(state)),
    act: browserCall(activityActCall(state, outcome)),
  };
  const stateSchema = json(answerSchema(state));
  return `${NOTE}import type { ActivityCalls } from '../../activities/activity-calls';
import type { JsonSchema } from '../../json-schema';

const state: JsonSchema = ${stateSchema};

export const ${kind}Calls: ActivityCalls<'${kind}'> = ${json(calls).replaceAll(stateSchema, 'state')};
`;
}

function browserCall({ method, path, encoding, response }: Call) {
  return { method, path, encoding, response: answerSchema(response) };
}

/** The JSON Schema of what a schema of the contract accepts. It accepts unknown fields. */
export function answerSchema(schema: z.ZodMiniType): JsonSchema {
  const { $schema, ...rest } = z.toJSONSchema(schema, {
    override({ jsonSchema }) {
      // The pattern only repeats the format. zod ignores further fields. The options of a `oneOf` exclude each other.
      if (jsonSchema.format) delete jsonSchema.pattern;
      delete jsonSchema.additionalProperties;
      if (jsonSchema.oneOf) jsonSchema.anyOf = jsonSchema.oneOf;
      delete jsonSchema.oneOf;
      leaveOutWhatIsImplied(jsonSchema);
    },
  });
  return rest as JsonSchema;
}

function leaveOutWhatIsImplied(schema: z.core.JSONSchema.BaseSchema) {
  if (schema.const !== undefined || schema.enum) delete schema.type;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  const { properties, required = [] } = schema;
  if (!properties) return;
  schema.required = required;
  if (required.length === Object.keys(properties).length) delete schema.required;
}

const json = (value: unknown) => JSON.stringify(value);
const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
