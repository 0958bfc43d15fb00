/** A rectangle in CSS pixels; `top` and `bottom` from the top of the document. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const widthOf = (box: Box) => box.right - box.left;
export const heightOf = (box: Box) => box.bottom - box.top;

/** The intersection of two boxes; null when it is empty. */
export function shared(a: Box, b: Box): Box | null {
  const box = {
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  };
  return widthOf(box) > 0 && heightOf(box) > 0 ? box : null;
}

/** A box that is smaller on each side. */
export function shrunk(box: Box, x: number, y: number): Box {
  return { left: box.left + x, top: box.top + y, right: box.right - x, bottom: box.bottom - y };
}
