import type { QueryFunctionContext } from '@tanstack/react-query';

/** After so many milliseconds without a key or a click the page counts as unattended. */
const UNATTENDED = 10 * 60_000;

let lastUsed = Date.now();
for (const event of ['pointerdown', 'keydown'])
  addEventListener(
    event,
    () => {
      lastUsed = Date.now();
    },
    { capture: true, passive: true },
  );

/** Reads for a query that repeats itself; at an unattended page it keeps what it has, because each call prolongs the session. */
export function attended<Data>(read: () => Promise<Data>) {
  return ({ client, queryKey }: QueryFunctionContext): Promise<Data> => {
    const known = Date.now() - lastUsed > UNATTENDED ? client.getQueryData<Data>(queryKey) : undefined;
    return known === undefined ? read() : Promise.resolve(known);
  };
}
