import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const FOLDERS = ['.', 'deploy', 'docs', 'docs/decisions'];
const CODE = /```[\s\S]*?```|`[^`\n]*`/g;
const LINK = /\]\(([^)\s]+)\)/g;

const documents = FOLDERS.flatMap((folder) =>
  readdirSync(folder).flatMap((name) => (name.endsWith('.md') ? [join(folder, name)] : [])),
);

/** The anchors that GitHub gives a document's headings. */
function anchorsOf(document: string): string[] {
  const headings = readFileSync(document, 'utf8')
    .replaceAll(/```[\s\S]*?```/g, '')
    .matchAll(/^#+ (.+)$/gm);
  return [...headings].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );
}

/** The sections that alerts name, from the project's folder. */
const runbooks = [...readFileSync('deploy/prometheus/rules.yml', 'utf8').matchAll(/^ +runbook: (\S+)$/gm)];

test('every link between documents, and from an alert, leads to a file and a heading', () => {
  const links = documents.flatMap((document) =>
    [...readFileSync(document, 'utf8').replaceAll(CODE, '').matchAll(LINK)].flatMap(([, target = '']) =>
      /^[a-z]+:/.test(target) ? [] : [{ document, target }],
    ),
  );
  links.push(...runbooks.map(([, target = '']) => ({ document: 'README.md', target })));
  expect(links.length).toBeGreaterThan(100);
  const broken = links.filter(({ document, target }) => {
    const [path = '', anchor] = target.split('#');
    const file = path === '' ? document : relative('.', join(dirname(document), decodeURI(path)));
    if (!existsSync(file || '.')) return true;
    return anchor !== undefined && file.endsWith('.md') && !anchorsOf(file).includes(decodeURI(anchor));
  });
  expect(broken.map(({ document, target }) => `${document}: ${target}`)).toEqual([]);
});
