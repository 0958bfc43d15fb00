import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component whose code is loaded once the page is alive; `undefined` until it is loaded, and if it cannot be loaded.
 *
 * @param load imports it; read once
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
