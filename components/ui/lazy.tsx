import { type ReactElement, type ReactNode, type RefObject, startTransition, useEffect, useRef, useState } from 'react';

type Component<Props> = (props: Props) => ReactNode;

/** The state of a component whose code is loaded late. */
interface LazyState {
  /** The component, once its code is loaded. */
  loaded: ReactElement | undefined;
  /** Why the code could not be loaded. */
  error: unknown;
  /** Loads the code again. */
  retry: () => void;
  /** For the element whose position decides what is near. */
  place: RefObject<HTMLDivElement | null>;
}

/** When code is loaded, and how. Not part of `lazy`, so that pages without such code do not load it. */
export interface When {
  /** Calls back when it is time to load the code. Returns the function that stops waiting. */
  wait(place: Element | null, callback: () => void): (() => void) | undefined;
  fetch<Code>(load: () => Promise<Code>): Promise<Code>;
}

interface LazyOptions<Props> {
  /** `NEAR`, or else the code is loaded once the component is in the browser. */
  when?: When;
  /** What is shown around the component and instead of it, also on the server; by default nothing until it is loaded. */
  frame?: (state: LazyState, props: Props) => ReactNode;
}

/**
 * A component whose code is in a chunk of its own, loaded once with the first props. A failure stays until the visitor
 * retries. Call it where a module begins, not in a component.
 *
 * @param load the dynamic import
 */
export function lazy<Props extends object>(
  load: (props: Props) => Promise<Component<Props>>,
  { when, frame = ({ loaded }) => loaded }: LazyOptions<Props> = {},
): Component<Props> {
  // biome-ignore lint/correctness/noComponentHookFactories: called once per module
  return function Lazy(props) {
    const place = useRef<HTMLDivElement>(null);
    const [{ Part, error }, setCode] = useState<{ Part?: Component<Props>; error?: unknown }>({});

    function fetch() {
      const loading = when ? when.fetch(() => load(props)) : load(props);
      loading.then(
        // Rendered in slices, so that a slow phone answers taps in between.
        (Part) => startTransition(() => setCode({ Part })),
        (failure: unknown) => setCode({ error: failure }),
      );
    }

    function retry() {
      setCode({});
      fetch();
    }

    // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once
    useEffect(() => (when ? when.wait(place.current, fetch) : fetch()), []);

    return frame({ loaded: Part && <Part {...props} />, error, retry, place }, props);
  };
}
