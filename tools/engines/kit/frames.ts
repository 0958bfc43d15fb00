let drawn = true;

/** Begins to wait until the browser has drawn two frames: what scripts lay out anew for a size or a place comes with them. */
export function awaitFrames(): void {
  drawn = false;
  requestAnimationFrame(() => {
    requestAnimationFrame(() => {
      drawn = true;
    });
  });
}

/** Whether the frames that were awaited last are drawn. */
export function haveFrames(): boolean {
  return drawn;
}
