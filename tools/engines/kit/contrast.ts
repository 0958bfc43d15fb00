import { alphaOf } from './cover';

/** Below this contrast no visitor can read a text. */
const LEAST = 1.35;

/** Why an element's text cannot be read; null when it can, or when its background is a picture. */
export function isUnreadable(element: Element): string | null {
  const style = getComputedStyle(element);
  const colour = style.webkitTextFillColor || style.color;
  if (alphaOf(colour) < 0.05)
    return hasLettering(element) ? null : 'its letters are transparent and nothing fills them';
  const ground = groundOf(element);
  if (!ground) return null;
  const contrast = contrastOf(channelsOf(colour), channelsOf(ground));
  return contrast < LEAST ? `${colour} on ${ground}` : null;
}

/** Whether something fills transparent letters: a background of the element or its parents, or a second copy of the text. */
function hasLettering(element: Element): boolean {
  for (const pseudo of ['::before', '::after']) {
    const style = getComputedStyle(element, pseudo);
    const isDrawn = isFilled(style) || alphaOf(style.webkitTextFillColor || style.color) > 0.05;
    if (hasWords(style.content, element) && isDrawn) return true;
  }
  for (let at: Element | null = element; at; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (isClippedToText(style)) return isFilled(style);
  }
  return false;
}

/** Whether a computed `content` has text. Firefox computes `attr(…)` with the name of the attribute. */
export function hasWords(content: string, element: Pick<Element, 'getAttribute'>): boolean {
  const attribute = /^attr\(([\w-]+)\)/.exec(content);
  return attribute ? Boolean(element.getAttribute(attribute[1] || '')) : /^"[^"]/.test(content);
}

function isClippedToText({ webkitBackgroundClip, backgroundClip }: CSSStyleDeclaration): boolean {
  return /text/.test(`${webkitBackgroundClip} ${backgroundClip}`);
}

function isFilled(style: CSSStyleDeclaration): boolean {
  return isClippedToText(style) && (style.backgroundImage !== 'none' || alphaOf(style.backgroundColor) > 0.5);
}

/** The single background colour of an element; null for a picture, a gradient or no opaque background. */
function groundOf(element: Element): string | null {
  for (let at: Element | null = element; at; at = at.parentElement) {
    for (const pseudo of ['::before', '::after']) {
      const { content, backgroundColor, backgroundImage } = getComputedStyle(at, pseudo);
      const isDrawn = content && content !== 'none' && content !== 'normal';
      if (isDrawn && (backgroundImage !== 'none' || alphaOf(backgroundColor) > 0.05)) return null;
    }
    const { backgroundColor, backgroundImage, position } = getComputedStyle(at);
    if (backgroundImage !== 'none') return null;
    const alpha = alphaOf(backgroundColor);
    if (alpha > 0.95) return backgroundColor;
    if (alpha > 0.05) return null;
    // Its background may be a neighbour.
    if (!/static|relative/.test(position)) return null;
  }
  return 'rgb(255, 255, 255)';
}

/** Red, green and blue; undefined for a colour in another notation. */
function channelsOf(colour: string): number[] | undefined {
  const channels = /^rgba?\((\d+), (\d+), (\d+)/.exec(colour);
  return channels ? channels.slice(1, 4).map(Number) : undefined;
}

/** The contrast ratio of WCAG; 21 when one of the colours is unknown. */
export function contrastOf(a: readonly number[] | undefined, b: readonly number[] | undefined): number {
  if (!a || !b) return 21;
  const [light, dark] = [luminanceOf(a), luminanceOf(b)].sort((one, other) => other - one);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminanceOf(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
