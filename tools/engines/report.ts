import { type EngineResult, faultsByPage, faultWords, type StoryResult } from './results';

const STYLES = `
body { font: 15px/1.5 system-ui, sans-serif; margin: 24px; color: #1f2430; background: #fff }
table { border-collapse: collapse }
th, td { border: 1px solid #ccd; padding: 4px 10px; text-align: left; vertical-align: top }
.ok { background: #e3f5e6 } .failed { background: #fbdcdc } .missing { color: #666 }
small { display: block; max-width: 320px; color: #555 }
li { margin: 2px 0 }`;

/** The HTML report: a table of engines and stories and the faults of each page. */
export function reportPage(results: readonly EngineResult[]): string {
  const stories = [...new Set(results.flatMap((result) => result.stories.map(({ story }) => story)))];
  const head = ['engine', ...stories, 'pages with faults'].map((name) => `<th>${name}</th>`).join('');
  const rows = results.map((result) => engineRow(result, stories)).join('\n');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Engines</title>
<style>${STYLES}</style>
<h1>Engines</h1>
<table><tr>${head}</tr>
${rows}
</table>
${results.map(layoutSection).join('\n')}
</html>
`;
}

function engineRow(
  { engine, version, missing, stories: results, layout }: EngineResult,
  stories: readonly string[],
): string {
  const name = `<th>${engine}<small>${escapeHtml(version ?? '')}</small></th>`;
  if (missing) return `<tr>${name}<td class="missing" colspan="${stories.length + 1}">${escapeHtml(missing)}</td></tr>`;
  const cells = stories.map((story) => storyCell(results.find((result) => result.story === story)));
  const pages = layout ? `${faultsByPage(layout).size} of ${layout.pages.length}` : '';
  return `<tr>${name}${cells.join('')}<td>${pages}</td></tr>`;
}

function storyCell(result: StoryResult | undefined): string {
  if (!result) return '<td></td>';
  const { ok, seconds, reason, errors, picture } = result;
  const words = [reason, ...errors.slice(0, 3)].filter((line) => line !== undefined);
  const link = picture ? `<a href="${picture}">${ok ? 'ok' : 'failed'}</a>` : ok ? 'ok' : 'failed';
  const notes = words.map((line) => `<small>${escapeHtml(line)}</small>`).join('');
  return `<td class="${ok ? 'ok' : 'failed'}">${link} ${seconds} s${notes}</td>`;
}

function layoutSection({ engine, layout }: EngineResult): string {
  if (!layout || layout.faults.length === 0) return '';
  const pages = [...faultsByPage(layout)].map(
    ([page, faults]) =>
      `<details><summary>${page}: ${faults.length}</summary><ul>${faults.map((fault) => `<li>${escapeHtml(faultWords(fault))}</li>`).join('')}</ul></details>`,
  );
  return `<h2>Layout in ${engine}</h2>\n${pages.join('\n')}`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for markup, including attributes in double quotes. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}
