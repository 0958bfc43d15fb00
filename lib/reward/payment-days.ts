/** Working days within which operators pay a reward after it was collected, and a withdrawal that needs no check. */
export const PAY_DAYS = 1;
export const WITHDRAWAL_DAYS = 2;

/** How many of an account's rewards are listed, newest first. */
export const REWARDS_LISTED = 200;
