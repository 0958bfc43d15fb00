import { createClient } from '@redis/client';

/** Records every command that a Redis gets, including values; the returned function stops it and returns them. */
export async function watchRedis(url: string): Promise<() => string[]> {
  const commands: string[] = [];
  const client = createClient({ url });
  await client.connect();
  await client.monitor((command) => void commands.push(String(command)));
  return () => {
    client.destroy();
    return commands;
  };
}
