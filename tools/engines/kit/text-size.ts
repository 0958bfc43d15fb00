/** How large a visitor's browser shows text. */
export interface TextSize {
  /** Percent to which the phone enlarges every font; boxes in `rem` keep their size. */
  zoom: number;
  /** Percent of the root element's usual font size. */
  root: number;
  /** Whether the elder mode is on. */
  elder: boolean;
}

let enlarged: HTMLElement[] = [];

/** Shows the page's text in a size. */
export function showText({ zoom, root: size, elder }: TextSize): void {
  for (const element of enlarged.splice(0)) element.style.fontSize = '';
  const root = document.documentElement;
  root.style.fontSize = `${size}%`;
  if (elder) root.setAttribute('data-elder', '');
  else root.removeAttribute('data-elder');
  // As a tap on the switch does: WebKit keeps former sizes in parts of the page otherwise.
  document.body.style.display = 'none';
  document.body.getBoundingClientRect();
  document.body.style.display = '';
  if (zoom === 100) return;
  enlarged = Array.from(document.querySelectorAll<HTMLElement>('body, body *')).filter(
    (element) => !('ownerSVGElement' in element),
  );
  const sizes = enlarged.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
  for (const [index, element] of enlarged.entries()) element.style.fontSize = `${((sizes[index] ?? 0) * zoom) / 100}px`;
}
