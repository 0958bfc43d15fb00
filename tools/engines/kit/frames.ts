let drawn = true;

/** Starts to wait for two frames: scripts that respond to a new size or scroll position have run by then. */
export function awaitFrames(): void {
  drawn = false;
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      drawn = true;
    });
  });
}

/** Whether the browser has drawn the frames of the last call of `awaitFrames`. */
export function haveFrames(): boolean {
  return drawn;
}
