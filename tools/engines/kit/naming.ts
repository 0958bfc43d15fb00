/** How much of an element's words is told. */
const LONGEST = 40;

/** What an element says, cut short. */
export function briefWords(element: Element): string {
  const words = element.getAttribute('aria-label') || element.textContent || element.getAttribute('placeholder') || '';
  return words.replace(/\s+/g, ' ').trim().slice(0, LONGEST);
}

/** The element and the two around it, without the build's marks on their classes. */
export function selectorOf(element: Element): string {
  const parts: string[] = [];
  for (let at: Element | null = element; at && at !== document.body && parts.length < 3; at = at.parentElement) {
    const name = (at.getAttribute('class') || '').split(' ')[0] || '';
    const plain = name.replace(/^[\w-]{5,7}_/, '').replace(/^.*__/, '');
    parts.unshift(at.id ? `#${at.id}` : at.tagName.toLowerCase() + (plain ? `.${plain}` : ''));
  }
  return parts.join(' > ');
}
