import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright';

/** A picture in the folder and what it shows. */
export interface SheetPicture {
  file: string;
  title: string;
}

/** How sheets of pictures look. */
export const SHEET_STYLE = `
  body { margin: 24px; background: #e9e9ec; font: 13px/1.4 sans-serif; display: grid; gap: 24px 16px;
    grid-template-columns: repeat(6, 1fr); align-items: start }
  figure { margin: 0 } figcaption { padding: 4px 0 }
  img { width: 100%; max-height: 620px; object-fit: cover; object-position: top; background: #fff;
    box-shadow: 0 1px 4px #0004; display: block }`;

/**
 * Writes a brand's contact sheet as HTML and as a picture.
 *
 * @param page shows the sheet
 * @returns the picture's path
 */
export async function drawContactSheet(
  page: Page,
  folder: string,
  brand: string,
  pictures: readonly SheetPicture[],
): Promise<string> {
  const figures = pictures
    .toSorted((a, b) => a.file.localeCompare(b.file))
    .map(
      ({ file, title }) =>
        `<figure><figcaption>${title}</figcaption><a href="${file}"><img src="${file}" alt=""></a></figure>`,
    );
  const html = resolve(folder, `${brand}.html`);
  writeFileSync(
    html,
    `<!doctype html><meta charset="utf-8"><title>${brand}</title><style>${SHEET_STYLE}</style>${figures.join('\n')}`,
  );
  await page.setViewportSize({ width: 1600, height: 900 });
  await page.goto(pathToFileURL(html).href);
  const picture = `${folder}/${brand}.png`;
  await page.screenshot({ path: picture, fullPage: true });
  return picture;
}
