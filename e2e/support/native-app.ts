import type { Page } from 'playwright/test';

export const SOURCES = ['android', 'ios'] as const;
export type Source = (typeof SOURCES)[number];

/** What the native app around a page provides. */
export interface NativeApp {
  /** Names of its methods; `null` if it adds no object to the page. */
  methods: readonly string[] | null;
  /** Whether every method throws. */
  broken?: boolean;
}

/** A method that the page called, and its argument. */
export type AppCall = [name: string, payload: unknown];

/** Adds an app's objects to every document of a page before its scripts run. Returns the calls that the app receives. */
export async function putIntoApp(
  page: Page,
  source: Source,
  { methods, broken = false }: NativeApp,
): Promise<AppCall[]> {
  const received: AppCall[] = [];
  await page.exposeFunction('received', (name: string, payload: unknown) => void received.push([name, payload]));
  await page.addInitScript(
    ([system, names, fails]) => {
      const { received: report } = window as unknown as { received: (name: string, payload: unknown) => void };
      const method = (name: string) => (payload: unknown) => {
        report(name, payload);
        if (fails) throw new Error('Java exception was raised during method invocation');
      };
      if (!names) return;
      const app =
        system === 'android'
          ? { android: Object.fromEntries(names.map((name) => [name, method(name)])) }
          : {
              webkit: {
                messageHandlers: Object.fromEntries(names.map((name) => [name, { postMessage: method(name) }])),
              },
            };
      Object.assign(window, app);
    },
    [source, methods, broken] as const,
  );
  return received;
}
