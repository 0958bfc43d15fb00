import * as z from 'zod/mini';

/** Why a call failed, for programs; {@link problemSchema}'s `Data` says it to people. */
export const ERROR_CODES = [
  'invalid_input',
  'captcha_failed',
  'too_many_requests',
  'code_invalid',
  'already_registered',
  'already_verified',
  'document_refused',
  'not_verified',
  'already_bound',
  'card_refused',
  'credentials_invalid',
  'unauthorized',
  'foreign_account',
  'reauthentication_required',
  'idempotency_conflict',
  'not_begun',
  'ended',
  'paused',
  'sold_out',
  'already_done',
  'no_turns',
  'locked',
  'points_short',
  'not_found',
  'method_not_allowed',
  'not_offered',
  'payload_too_large',
  'unsupported_media_type',
  'sms_unavailable',
  'unavailable',
  'internal',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** The successful envelope of the spec: `IsSuccess` and the call's own `Data`. */
export function success<T extends z.ZodMiniType>(data: T) {
  return z.object({ IsSuccess: z.literal(true), Data: data });
}

/**
 * The answer of a call of which the spec names no field: this server answers `Data` as the call describes it, and a backend of a
 * provider's own may say something else there or nothing. What does not refuse is a success; see `fieldsOf`.
 */
export function lenient<T extends z.ZodMiniType>(data: T) {
  const otherwise = [z.string(), z.number(), z.boolean(), z.array(z.unknown())] as const;
  return z.object({
    IsSuccess: z.optional(z.literal(true)),
    Data: z.optional(z.nullable(z.union([data, ...otherwise]))),
  });
}

/**
 * Every failed answer: an RFC 9457 problem (`application/problem+json`) that is also the spec's envelope.
 * `Data` is a sentence in Chinese that may be shown to the visitor as it stands.
 */
export const problemSchema = z.object({
  IsSuccess: z.literal(false),
  Data: z.string(),
  type: z.string(),
  title: z.string(),
  status: z.int().check(z.minimum(400), z.maximum(599)),
  code: z.enum(ERROR_CODES),
  /** Per field, where the input was at fault. */
  errors: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
  /** Seconds until the same call may succeed, with `too_many_requests` and, where there is too much to do, `unavailable`. */
  retryAfter: z.optional(z.int().check(z.positive())),
});
export type Problem = z.infer<typeof problemSchema>;
