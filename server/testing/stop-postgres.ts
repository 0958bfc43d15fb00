/** Stops the server that `start-postgres.ts` started. */
export default async function stopPostgres(): Promise<void> {
  await globalThis.sharedPostgres?.stop();
}
