import { type CompositionEvent, type FormEvent, useEffect, useRef, useState } from 'react';

/**
 * The text of a field whose value comes back later, such as from the address. The field owns what is typed; a value that it did not report
 * replaces it.
 *
 * @param onText called with the trimmed text, never while an input method composes
 * @returns `handlers` report each change, `report` what a key or button submits
 */
export function useTyped(value: string, onText: (text: string) => void) {
  const [text, setText] = useState(value);
  /** Reported, but not come back yet. */
  const reported = useRef<readonly string[]>([]);
  useEffect(() => {
    const place = reported.current.lastIndexOf(value);
    reported.current = reported.current.slice(place + 1);
    if (place >= 0) return;
    reported.current = [];
    setText(value);
  }, [value]);
  const report = (next: string) => {
    const trimmed = next.trim();
    if (trimmed === (reported.current.at(-1) ?? value)) return;
    reported.current = [...reported.current, trimmed];
    onText(trimmed);
  };
  return {
    text,
    setText,
    report,
    handlers: {
      onInput({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) {
        if (!(nativeEvent as InputEvent).isComposing) report(currentTarget.value);
      },
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => report(currentTarget.value),
    },
  };
}
