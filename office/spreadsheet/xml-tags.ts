/** A tag of an XML text; `name` has no prefix, and begins with `/` if the tag ends an element. */
export interface Tag {
  name: string;
  /** The value of an attribute, given by a pattern of its name. */
  attribute: (name: string) => string | undefined;
  /** The text after the tag, up to the next one. */
  text: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/**
 * Scans the tags of an XML text in linear time, without those of pronunciations (`rPh`), which spreadsheets store beside a text. The
 * office's policy forbids `DOMParser`.
 */
export function* tagsIn(xml: string): Generator<Tag> {
  let spoken = false;
  for (const [, inner = '', text = ''] of xml.matchAll(/<([^<>]*)>([^<]*)/g)) {
    const [, end = '', name = ''] = /^(\/?)(?:[\w.-]+:)?([\w.-]+)/.exec(inner) ?? [];
    if (name === 'rPh') spoken = end === '';
    if (spoken || name === 'rPh') continue;
    yield {
      name: `${end}${name}`,
      attribute: (wanted) => {
        const [, , value] = new RegExp(`\\s${wanted}=(["'])(.*?)\\1`).exec(inner) ?? [];
        return value === undefined ? undefined : plain(value);
      },
      text: plain(text),
    };
  }
}

/** A text without entities, and without `_x000D_`, by which workbooks write control characters. */
function plain(text: string): string {
  return text
    .replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name = '') =>
      hex || decimal
        ? String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal))
        : (ENTITIES[name] ?? whole),
    )
    .replace(/_x([\da-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
