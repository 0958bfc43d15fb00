import { brands } from '@/brands';
import { pages } from '@/campaigns/catalogue';
import { CLAUSE_SLUGS } from '@/lib/brand/schema';
import type { StorageKey } from '@/lib/browser/storage/storage';
import { fillClause } from '@/lib/clause/fill';
import type { Clause } from '@/lib/clause/schema';
import { findForbiddenWords } from '@/lib/copy/forbidden-words';
import { MONTHS_KEPT, monthsText } from '@/lib/privacy/retention';
import { clauseOf, clauses, requiredForRegistration } from './index';

/** Returns every text of a document, in order. */
function textsOf({ title, summary, sections }: Clause): string[] {
  return [
    title,
    summary,
    ...sections.flatMap(({ title: heading, articles }) => [
      heading,
      ...articles.flatMap(({ text, list = [], table }) => [
        text,
        ...list,
        ...(table ? [table.caption, ...table.head, ...table.rows.flat()] : []),
      ]),
    ]),
  ];
}

/** Length as Chinese readers count it: ideographs without punctuation, figures and Latin letters. */
function lengthOf(clause: Clause): number {
  return (
    textsOf(clause)
      .join('')
      .match(/\p{Script=Han}/gu)?.length ?? 0
  );
}

it('has one document for every slug', () => {
  expect(clauses.map(({ slug }) => slug).sort()).toEqual([...CLAUSE_SLUGS].sort());
});

it('finds a document by its slug and nothing by any other name', () => {
  expect(clauseOf('risk-disclaimer')?.title).toBe('风险披露');
  expect(clauseOf('constructor')).toBeUndefined();
});

it('requires clauses that exist', () => {
  expect(requiredForRegistration.map((slug) => clauseOf(slug)?.slug)).toEqual(requiredForRegistration);
});

describe.each(clauses.map((clause) => [clause.slug, clause] as const))('%s', (slug, clause) => {
  it('has the title that the catalogue gives its page', () => {
    expect(pages.find(({ path }) => path === `/clause/${slug}`)?.title).toBe(clause.title);
  });

  it('came into force in 2025', () => {
    expect(clause.effectiveOn).toMatch(/^2025-/);
  });

  it('is a complete document of readable length', () => {
    expect(lengthOf(clause)).toBeGreaterThan(slug === 'introduction' ? 900 : 1200);
    expect(lengthOf(clause)).toBeLessThan(4000);
  });

  it('repeats no text', () => {
    const long = textsOf(clause).filter((text) => text.length > 20);
    expect(new Set(long).size).toBe(long.length);
  });

  it('makes no forbidden claim', () => {
    for (const text of textsOf(clause)) expect([text, findForbiddenWords(text)]).toEqual([text, []]);
  });

  it.each(brands.map((brand) => [brand.appCode, brand] as const))(
    'is filled for %s and names no other brand',
    (_, brand) => {
      const filled = textsOf(fillClause(clause, brand)).join('\n');
      expect(filled).not.toMatch(/[{}]/);
      expect(filled).not.toMatch(/undefined|null/);
      const own = [brand.name, brand.company, brand.developer, brand.appName].join('\n');
      const foreign = brands
        .flatMap(({ name, company, developer, appName }) => [name, company, developer, appName])
        .filter((word) => !own.includes(word));
      expect(foreign.filter((word) => filled.includes(word))).toEqual([]);
    },
  );

  it('names the publisher', () => {
    expect(textsOf(clause).join('')).toContain('{company}');
  });
});

it('shares the common sections of both privacy editions and differs in the others', () => {
  const ids = (slug: string) => clauseOf(slug)?.sections.map(({ id }) => id) ?? [];
  const mobile = ids('privacy-auth');
  const desktop = ids('privacy-auth-pc');
  expect(desktop.filter((id) => !mobile.includes(id))).toEqual(['browser-storage', 'qr-and-chat']);
  expect(mobile.filter((id) => !desktop.includes(id))).toEqual(['permissions', 'local-storage']);
});

/** The keys that pages store in a browser, without the development login, which visitors never have. */
const STORED: Record<Exclude<StorageKey, 'developmentLogin'>, true> = {
  appCode: true,
  v: true,
  token: true,
  offeredToken: true,
  lang: true,
  elder: true,
  fingerprint: true,
  visitor: true,
  socketToken: true,
  visitEvents: true,
  personalEvents: true,
  qrPanelClosed: true,
  smsCountdown: true,
  smsLoginCountdown: true,
  smsPasswordCountdown: true,
  openedAccount: true,
  cameFrom: true,
  typedFields: true,
  typedDialog: true,
  typedMobile: true,
  acceptedAgreements: true,
  landing: true,
};

it('names exactly the keys that pages store in a browser', () => {
  const storage = clauseOf('privacy-auth-pc')?.sections.find(({ id }) => id === 'browser-storage');
  const names = storage?.articles.flatMap(({ table }) => table?.rows.flatMap(([name = '']) => name.split('、')) ?? []);
  expect(names?.sort()).toEqual(Object.keys(STORED).sort());
});

it.each(['privacy-auth', 'privacy-auth-pc'])('names every retention period in %s', (slug) => {
  const clause = clauseOf(slug);
  const text = clause ? textsOf(clause).join('\n') : '';
  for (const months of Object.values(MONTHS_KEPT)) expect(text).toContain(monthsText(months));
  expect(text).not.toMatch(/根据[^。]*(字体|时区)[^。]*(计算|生成)/);
});
