import { createClient } from '@redis/client';

/** Writes down every command that a Redis is given, values included; the answer ends it and tells them. */
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
