import fc from 'fast-check';
import type * as z from 'zod/mini';
import { KINDS } from '@/lib/activities/schema';
import { anyOutcome } from '@/lib/activities/states';
import { CALLS } from '@/lib/contract';
import { activityActCall, activityStateCall } from '@/lib/contract/activities/calls';
import { problemSchema } from '@/lib/contract/envelope';
import { fits } from '@/lib/contract/json-schema';
import { answerSchema } from './browser-files';
import { goodAnswer, spoiltAnswer } from './testing/answers';

const ANSWERS: [string, z.ZodMiniType][] = [
  ['problem', problemSchema],
  ...Object.values(CALLS).map(({ path, response }): [string, z.ZodMiniType] => [path, response]),
  ...Object.entries(KINDS).flatMap(([kind, { state }]): [string, z.ZodMiniType][] => [
    [`state of ${kind}`, activityStateCall(state).response],
    [`act of ${kind}`, activityActCall(state, anyOutcome).response],
  ]),
];

test.each(ANSWERS)('accepts and rejects in the browser the same answers as the contract: %s', (_, contract) => {
  const schema = answerSchema(contract);
  let refused = 0;
  fc.assert(
    fc.property(goodAnswer(schema), spoiltAnswer(schema), (good, spoilt) => {
      expect(fits(schema, good)).toBe(true);
      expect(contract.safeParse(good).success).toBe(true);
      const taken = contract.safeParse(spoilt).success;
      if (!taken) refused += 1;
      expect({ spoilt, taken: fits(schema, spoilt) }).toEqual({ spoilt, taken });
    }),
    { seed: 1 },
  );
  expect(refused).toBeGreaterThan(0);
});
