/** Fetches what no visitor waits for, once the page is alive. */
export function fetchLateFeatures(): void {
  // The page is whole without them.
  import('./run-late-features').then((code) => code.runLateFeatures()).catch(console.warn);
}
