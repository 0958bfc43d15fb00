/**
 * Hands out one key per filled form: the same payload gets the same key again, so that a repeated request cannot open a
 * second account; any change gets a new one.
 */
export function createIdempotencyKeys(): (payload: unknown) => string {
  let last: { payload: string; key: string } | undefined;
  return (payload) => {
    const text = JSON.stringify(payload);
    if (last?.payload !== text) last = { payload: text, key: randomKey() };
    return last.key;
  };
}

/** 128 random bits; `crypto.randomUUID` is missing on plain-http addresses. */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
