import type { Page } from 'playwright/test';

/** Makes all text of a page larger, as the text size of a phone or of an app's web view does. */
export async function enlargeText(page: Page, factor = 1.4): Promise<void> {
  await page.evaluate((times) => {
    const elements = [...document.querySelectorAll<HTMLElement>('body *')];
    const sizes = elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    for (const [index, element] of elements.entries()) element.style.fontSize = `${(sizes[index] ?? 0) * times}px`;
  }, factor);
}
