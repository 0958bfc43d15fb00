/**
 * Reads something anew each time that it is asked for. While that fails, as between the writing of one file and of another, what was read
 * last holds.
 *
 * @param warn told each fault once
 * @param first what was read before, if anything was
 * @throws whatever the first reading fails with
 */
export function lastUsable<Read>(read: () => Read, warn: (fault: string) => void, first = read()): () => Read {
  let latest = first;
  let told = '';
  return () => {
    try {
      latest = read();
      told = '';
    } catch (error) {
      const { message } = error as Error;
      if (message !== told) warn(message);
      told = message;
    }
    return latest;
  };
}
