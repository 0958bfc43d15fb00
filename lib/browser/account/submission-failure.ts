/** A failed submission of an account's form, sorted by what comes of it. */
export interface SubmissionFailure<Field extends string, Reason extends string = never> {
  /** Messages at fields. */
  errors: Partial<Record<Field, string>>;
  /** A message for the form as a whole, when no field is at fault. */
  general?: string;
  /** `settled`: the account has it already, as after a lost answer; `expired`: a login comes first. */
  reason?: 'settled' | 'expired' | Reason;
}
