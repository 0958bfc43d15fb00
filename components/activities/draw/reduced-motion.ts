/** Whether the visitor asked for less motion. In browsers without the question, such as old web views, nothing moves either. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? true;
}
