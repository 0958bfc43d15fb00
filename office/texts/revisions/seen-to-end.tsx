import { useEffect, useRef } from 'react';

/** Marks the end of a text, and calls `onSeen` when the reader has scrolled to it. */
export function SeenToEnd({ onSeen }: { onSeen: () => void }) {
  const mark = useRef<HTMLDivElement>(null);
  const seen = useRef(onSeen);
  seen.current = onSeen;
  useEffect(() => {
    const element = mark.current;
    if (!element) return undefined;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) seen.current();
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return <div ref={mark} aria-hidden="true" />;
}
