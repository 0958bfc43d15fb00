/** The most characters of an element's text in a report. */
const LONGEST = 40;

/** The text of an element, shortened. */
export function briefWords(element: Element): string {
  const words = element.getAttribute('aria-label') || element.textContent || element.getAttribute('placeholder') || '';
  return words.replace(/\s+/g, ' ').trim().slice(0, LONGEST);
}

/** The element and its two parents as a selector, without the hashes that the build adds to class names. */
export function selectorOf(element: Element): string {
  const parts: string[] = [];
  for (let at: Element | null = element; at && at !== document.body && parts.length < 3; at = at.parentElement) {
    const name = (at.getAttribute('class') || '').split(' ')[0] || '';
    const plain = name.replace(/^[\w-]{5,7}_/, '').replace(/^.*__/, '');
    parts.unshift(at.id ? `#${at.id}` : at.tagName.toLowerCase() + (plain ? `.${plain}` : ''));
  }
  return parts.join(' > ');
}
