/** Loads features that no visitor waits for, once the page is alive. */
export function fetchLateFeatures(): void {
  // The page works without them.
  import('./run-late-features').then((code) => code.runLateFeatures()).catch(console.warn);
}
