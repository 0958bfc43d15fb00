/**
 * Wraps a reader to fall back to its last result. While reading fails, for example when only one of two files has been
 * replaced, the last result stays in effect.
 *
 * @param warn gets each fault once
 * @param first the initial result; read immediately by default
 * @throws when the first read fails
 */
export function lastUsable<Read>(read: () => Read, warn: (fault: string) => void, first = read()): () => Read {
  let latest = first;
  let warned = '';
  return () => {
    try {
      latest = read();
      warned = '';
    } catch (error) {
      const { message } = error as Error;
      if (message !== warned) warn(message);
      warned = message;
    }
    return latest;
  };
}
