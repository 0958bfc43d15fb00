/** Returns the page's font for a canvas; `size` in canvas pixels. */
export function figureFont(size: number, weight: number): string {
  return `${weight} ${size}px -apple-system, "PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans SC", sans-serif`;
}

/** Loads a picture of the site for drawing; `null` if it does not load, and the drawing omits it. */
export function loadPicture(address: string): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => resolve(null);
    image.src = address;
  });
}

/** Adds the outline of a rectangle with round corners; some phones lack `CanvasRenderingContext2D.roundRect`. */
export function roundedRect(
  pen: CanvasRenderingContext2D,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  radius: number,
): void {
  pen.beginPath();
  pen.moveTo(x + radius, y);
  pen.arcTo(x + width, y, x + width, y + height, radius);
  pen.arcTo(x + width, y + height, x, y + height, radius);
  pen.arcTo(x, y + height, x, y, radius);
  pen.arcTo(x, y, x + width, y, radius);
  pen.closePath();
}

/** Breaks texts into lines that fit a width in the pen's font; Chinese breaks between any two characters. */
export function wrapText(pen: CanvasRenderingContext2D, texts: readonly string[], width: number): string[] {
  return texts.flatMap((text) => {
    const lines: string[] = [];
    let line = '';
    for (const character of text) {
      if (line && pen.measureText(line + character).width > width) {
        lines.push(line);
        line = '';
      }
      line += character;
    }
    return [...lines, line];
  });
}

/** Returns a current colour of the page, such as `--theme-ground`, in a form that a canvas accepts. */
export function colourOf(element: Element, property: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${property})`;
  element.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
