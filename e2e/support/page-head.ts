/** What a page says about itself to search engines and link previews. */
interface PageHead {
  title: string;
  /** Content of the `<meta>` elements by name or property. */
  meta: Readonly<Record<string, string>>;
  /** Its canonical addresses. */
  canonicals: string[];
  /** What chats show, by the name of its `itemprop`. */
  chat: Readonly<Record<string, string>>;
  /** The structured data of the page, parsed. */
  data: StructuredPiece[];
}

/** A piece of structured data in the vocabulary of schema.org. */
export type StructuredPiece = Record<string, unknown> & { '@type': string | string[] };

const DATA = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Parses the head of a rendered page. */
export function readHead(html: string): PageHead {
  const [head = ''] = html.split('</head>');
  const metas = elements(head, 'meta').map(({ name, property, content = '' }) => [name ?? property ?? '', content]);
  return {
    title: plain(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    meta: Object.fromEntries(metas),
    canonicals: elements(head, 'link').flatMap(({ rel, href = '' }) => (rel === 'canonical' ? [href] : [])),
    chat: Object.fromEntries(
      elements(html, 'meta').flatMap(({ itemprop, content = '' }) => (itemprop ? [[itemprop, content]] : [])),
    ),
    data: [...html.matchAll(DATA)].flatMap(([, text = '']) => JSON.parse(text)['@graph']),
  };
}

/** The text of a page without its markup. */
export function visibleText(html: string): string {
  return plain(html.replace(/<(script|style)[^>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<[^>]+>/g, ''));
}

function elements(head: string, name: string): Record<string, string | undefined>[] {
  return [...head.matchAll(new RegExp(`<${name}\\s[^>]*>`, 'g'))].map(([tag]) =>
    Object.fromEntries(
      [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key.toLowerCase(), plain(value)]),
    ),
  );
}

function plain(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
}
