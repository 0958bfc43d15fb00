import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component whose code is fetched once the page is alive; `undefined` until it is there, and where it cannot be had.
 *
 * @param load fetches it; read once
 */
export function useLateComponent<Props>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> | undefined {
  const [Component, setComponent] = useState<ComponentType<Props>>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once
  useEffect(() => {
    load().then(
      (component) => setComponent(() => component),
      () => {},
    );
  }, []);

  return Component;
}
