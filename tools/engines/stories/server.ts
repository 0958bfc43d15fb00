import { fetchFrom } from '@/e2e/support/fetch';

/** The newest events that the server has received, as its console for testers lists them. */
export async function receivedEvents(origin: string): Promise<string> {
  return (await fetchFrom(`${origin}/dev/console/live`)).text();
}
