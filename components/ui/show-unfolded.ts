import type { ToggleEvent } from 'react';

/** Scrolls what a `<details>` has unfolded into view, as its `onToggle`. */
export function showUnfolded({ currentTarget }: ToggleEvent<HTMLDetailsElement>): void {
  if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' });
}
