/** Milliseconds until a request without a complete answer is given up, and code that has not come. */
export const HTTP_TIMEOUT = 20_000;
