/** Below every picture that visitors send around. */
export const CAUTION = '投资有风险，入市须谨慎。活动以规则为准。';

const COLOURS = {
  ground: '--theme-ground',
  deep: '--theme-ground-deep',
  onGround: '--theme-on-ground',
  surface: '--theme-surface',
  ink: '--theme-ink',
  action: '--theme-action',
  highlight: '--theme-highlight',
};

type ThemeColours = Record<keyof typeof COLOURS, string>;

interface Ground {
  width: number;
  height: number;
  /** Where it is brightest, and how bright. */
  light: { x: number; y: number; inner: number; outer: number; alpha: number };
}

/**
 * Starts a picture in the colours of the page's theme: its ground with a light on it.
 *
 * @param page an element of the page
 */
export function startPicture(page: Element, { width, height, light: { x, y, inner, outer, alpha } }: Ground) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser cannot draw: canvas has no 2d context.');
  const colours = Object.fromEntries(
    Object.entries(COLOURS).map(([name, property]) => [name, colourOf(page, property)]),
  ) as ThemeColours;

  const ground = pen.createLinearGradient(0, 0, 0, height);
  ground.addColorStop(0, colours.ground);
  ground.addColorStop(1, colours.deep);
  pen.fillStyle = ground;
  pen.fillRect(0, 0, width, height);
  const light = pen.createRadialGradient(x, y, inner, x, y, outer);
  light.addColorStop(0, colours.highlight);
  light.addColorStop(1, 'transparent');
  pen.globalAlpha = alpha;
  pen.fillStyle = light;
  pen.fillRect(0, 0, width, height);
  pen.globalAlpha = 1;
  pen.textBaseline = 'middle';
  return { canvas, pen, colours };
}

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

/** Returns a current colour of the page in a form that a canvas accepts. */
function colourOf(element: Element, property: string): string {
  const probe = document.createElement('span');
  probe.style.color = `var(${property})`;
  element.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
