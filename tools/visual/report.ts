import { mkdir, writeFile } from 'node:fs/promises';
import { SHEET_STYLE } from './contact-sheet';
import { sideBySide } from './side-by-side';
import { shareOf } from './summary';
import type { Verdict } from './verdict';

interface Comparison {
  brand: string;
  /** In what the machine that took the stored set is another one. */
  strange: readonly string[];
  verdicts: ReadonlyMap<string, Verdict>;
  taken: ReadonlyMap<string, Buffer>;
  stored: ReadonlyMap<string, Buffer> | undefined;
}

const STYLE = `${SHEET_STYLE}
  header, .differs { grid-column: 1 / -1 }
  .differs img { max-height: none; width: auto; max-width: 100% }`;

/** Writes a brand's report, differences first, with the pictures that it shows beside it. @returns its path */
export async function writeReport(
  folder: string,
  { brand, strange, verdicts, taken, stored }: Comparison,
): Promise<string> {
  await mkdir(`${folder}/${brand}`);
  const differing: string[] = [];
  const others: string[] = [];
  for (const [name, verdict] of verdicts) {
    const file = `${brand}/${name}.webp`;
    const picture =
      verdict.state === 'differs'
        ? await sideBySide([verdict.before, verdict.after, verdict.marked])
        : (taken.get(name) ?? stored?.get(name) ?? Buffer.alloc(0));
    await writeFile(`${folder}/${file}`, picture);
    const words = [name, verdict.state, shareOf(verdict)].filter(Boolean).join(' · ');
    const figure = `<figure class="${verdict.state}"><figcaption>${words}</figcaption><a href="${file}"><img src="${file}" alt=""></a></figure>`;
    (verdict.state === 'same' ? others : differing).push(figure);
  }
  const notes = strange.map((reason) => `<p>The set was taken with ${reason}; differences are to be expected.</p>`);
  const head = `<header><h1>${brand}</h1>${notes.join('')}<p>Differences: before, after, and what has changed in red.</p></header>`;
  const html = `<!doctype html><meta charset="utf-8"><title>${brand}</title><style>${STYLE}</style>`;
  const report = `${folder}/${brand}.html`;
  await writeFile(report, [html, head, ...differing, ...others].join('\n'));
  return report;
}
