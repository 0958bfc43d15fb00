import * as z from 'zod/mini';

/** Machine-readable reasons of a failed call; {@link problemSchema}'s `Data` is the sentence for people. */
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
  'no_credits',
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

/** The specification's successful envelope: `IsSuccess` and the call's own `Data`. */
export function success<T extends z.ZodMiniType>(data: T) {
  return z.object({ IsSuccess: z.literal(true), Data: data });
}

/**
 * The answer of a call without fields in the specification. This server answers `Data` as the call describes it; a
 * provider's own backend may send something else or nothing. Everything that is not a rejection is a success; see
 * `fieldsOf`.
 */
export function lenient<T extends z.ZodMiniType>(data: T) {
  const otherwise = [z.string(), z.number(), z.boolean(), z.array(z.unknown())] as const;
  return z.object({
    IsSuccess: z.optional(z.literal(true)),
    Data: z.optional(z.nullable(z.union([data, ...otherwise]))),
  });
}

/**
 * Every failed answer: an RFC 9457 problem (`application/problem+json`) that is also the specification's envelope.
 * `Data` is a Chinese sentence that can be shown to the visitor unchanged.
 */
export const problemSchema = z.object({
  IsSuccess: z.literal(false),
  Data: z.string(),
  type: z.string(),
  title: z.string(),
  status: z.int().check(z.minimum(400), z.maximum(599)),
  code: z.enum(ERROR_CODES),
  /** Errors by field, if the input was invalid. */
  errors: z.optional(z.array(z.object({ field: z.string(), message: z.string() }))),
  /**
   * Seconds until the same call may succeed; sent with `too_many_requests`, and with `unavailable` when the server is
   * overloaded.
   */
  retryAfter: z.optional(z.int().check(z.positive())),
});
export type Problem = z.infer<typeof problemSchema>;
