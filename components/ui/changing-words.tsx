/** Words that others take the place of: another element each time, not one that has moved, as browsers measure layout shifts. */
export function ChangingWords({ children }: { children: string }) {
  return <span key={children}>{children}</span>;
}
