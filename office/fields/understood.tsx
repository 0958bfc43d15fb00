import { type ReactNode, useRef, useState } from 'react';

/** Says below a picker that it does not understand what was typed: the picker only takes it back. */
export function Understood({ children }: { children: ReactNode }) {
  const typed = useRef(false);
  const [unread, setUnread] = useState('');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the events are those of the picker inside.
    <div
      onInput={() => {
        typed.current = true;
        setUnread('');
      }}
      onBlur={({ target }) => {
        if (typed.current && target instanceof HTMLInputElement && target.getAttribute('aria-invalid') === 'true')
          setUnread(target.value);
        typed.current = false;
      }}
    >
      {children}
      {unread && (
        <p role="alert" className="wrong">
          没有看懂“{unread}”，没有采用。日期写成 2026-12-05，时间写成 20:00。
        </p>
      )}
    </div>
  );
}
