/** A failed submission of an account form, sorted by what follows from it. */
export interface SubmissionFailure<Field extends string, Reason extends string = never> {
  /** Messages by field. */
  errors: Partial<Record<Field, string>>;
  /** A message for the whole form if no field is wrong. */
  general?: string;
  /** `settled`: already done, as after a lost answer; `expired`: the visitor must log in first. */
  reason?: 'settled' | 'expired' | Reason;
}
