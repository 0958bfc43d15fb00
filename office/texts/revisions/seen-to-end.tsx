import { useEffect, useRef } from 'react';

/** Marks the end of something to read, and tells when the reader has come to it. */
export function SeenToEnd({ onSeen }: { onSeen: () => void }) {
  const mark = useRef<HTMLDivElement>(null);
  const tell = useRef(onSeen);
  tell.current = onSeen;
  useEffect(() => {
    const element = mark.current;
    if (!element) return undefined;
    const watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) tell.current();
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return <div ref={mark} aria-hidden="true" />;
}
