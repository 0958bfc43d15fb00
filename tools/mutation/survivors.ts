/** A change of the code that no test can mind, because the program does the same with it. */
export interface KnownSurvivor {
  file: string;
  /** Of the line that is changed. */
  code: string;
  /** What Stryker writes instead, on one line. */
  becomes: string;
  why: string;
}

const ENGINE = 'server/domain/activities/engine';
const ANY_TEXT = '"Stryker was here!"';

export const KNOWN_SURVIVORS: readonly KnownSurvivor[] = [
  {
    file: 'lib/variant/decided-page.ts',
    code: 'headers.get(PAGE_HEADER)',
    becomes: ANY_TEXT,
    why: 'A text without a slash names no page either.',
  },
  {
    file: 'lib/variant/decided-page.ts',
    code: 'if (slash < 0',
    becomes: 'slash <= 0',
    why: 'What stands before a slash at the beginning is no variant.',
  },
  {
    file: 'lib/variant/decided-page.ts',
    code: 'index < text.length',
    becomes: 'index <= text.length',
    why: 'Beyond the end of both texts nothing differs.',
  },
  {
    file: 'lib/variant/device.ts',
    code: "userAgent ?? ''",
    becomes: ANY_TEXT,
    why: 'Any text that names no device will do.',
  },
  ...['true', 'budgets.length >= 0'].map((becomes) => ({
    file: `${ENGINE}/budget.ts`,
    code: 'if (budgets.length > 0)',
    becomes,
    why: 'Where there is no budget, none is spent from: it saves a statement.',
  })),
  {
    file: `${ENGINE}/budget.ts`,
    code: 'if (cents === 0) return;',
    becomes: 'false',
    why: 'To give nothing back changes nothing: it saves two statements.',
  },
  {
    file: `${ENGINE}/budget.ts`,
    code: 'lockBudgets(orm, [slug])',
    becomes: '[]',
    why: 'The campaign’s own budget is held by the next statement, after that of all.',
  },
  ...['true', 'paid >= 0'].map((becomes) => ({
    file: `${ENGINE}/points.ts`,
    code: 'if (paid > 0)',
    becomes,
    why: 'To move nothing changes nothing, and no posting is made of it: it saves two statements.',
  })),
  ...['idempotency-key', 'idempotency-request'].map((name) => ({
    file: 'server/platform/idempotency/service.ts',
    code: `vault.hash('${name}'`,
    becomes: '""',
    why: 'Any name serves that no other hash has.',
  })),
  {
    file: 'server/domain/activities/kinds/wheel/module.ts',
    code: "{ name: '' }",
    becomes: '{}',
    why: 'A pool without a name has none, whether that is empty or missing.',
  },
  {
    file: 'server/domain/activities/kinds/signin/module.ts',
    code: 'since && since > opened',
    becomes: 'since >= opened',
    why: 'Of two equal moments either is the same.',
  },
  {
    file: 'server/domain/activities/kinds/invite/friends.ts',
    code: 'facts?.verified',
    becomes: 'facts.verified',
    why: 'Facts are read of every friend; that there are some is for the compiler.',
  },
  {
    file: 'server/domain/activities/kinds/tiers/ranking.ts',
    code: 'if (!row) return [[], []];',
    becomes: '["Stryker was here"]',
    why: 'Without accounts nobody has a value.',
  },
  {
    file: 'server/domain/activities/kinds/quiz/progress.ts',
    code: 'if (!activity.secondsPerQuestion) return null;',
    becomes: 'false',
    why: 'Without a limit no clock is begun: it saves a statement.',
  },
  {
    file: 'server/domain/activities/kinds/predict/streak.ts',
    code: 'index > at && !right',
    becomes: 'index >= at',
    why: 'The guess at this place is right.',
  },
  {
    file: 'server/domain/activities/kinds/predict/module.ts',
    code: 'Math.abs(steps - Math.round(steps)) > 1e-6',
    becomes: 'Math.abs(steps - Math.round(steps)) >= 1e-6',
    why: 'No figure that can be typed is off by just as much.',
  },
  {
    file: 'lib/variant/host.ts',
    code: "header ?? ''",
    becomes: ANY_TEXT,
    why: 'A text with spaces is no host either.',
  },
  {
    file: 'lib/variant/host.ts',
    code: 'dot >= 0',
    becomes: 'dot > 0',
    why: 'No normalized host begins with a dot.',
  },
  {
    file: 'lib/brand/contrast.ts',
    code: 'luminance(ground) < 0.18',
    becomes: 'luminance(ground) <= 0.18',
    why: 'No colour of 24 bits has just this luminance.',
  },
  {
    file: 'lib/campaign/life.ts',
    code: 'claimsUntil !== null',
    becomes: 'true',
    why: 'No moment is before none.',
  },
  {
    file: 'lib/campaign/phase.ts',
    code: 'one < other',
    becomes: 'one <= other',
    why: 'Of two equal moments either is the same.',
  },
  {
    file: 'lib/clause/tokens.ts',
    code: "text.replace(TOKEN, '')",
    becomes: ANY_TEXT,
    why: 'Any text without braces serves in place of a token.',
  },
  {
    file: 'lib/flows/download.ts',
    code: "iosStore = ''",
    becomes: ANY_TEXT,
    why: 'No store is named so either.',
  },
  {
    file: 'server/domain/funds/totals.ts',
    code: 'all + row[of]',
    becomes: 'all - row[of]',
    why: 'Full and short lots turn negative together, and only how they stand to each other is asked for.',
  },
  {
    file: 'lib/market/change.ts',
    code: 'quote.Bid > previous.Bid',
    becomes: 'quote.Bid >= previous.Bid',
    why: 'Bids that are the same have gone nowhere by then.',
  },
  {
    file: 'lib/market/change.ts',
    code: 'if (!last || !first)',
    becomes: '!last && !first',
    why: 'A list has both ends or none.',
  },
  {
    file: 'lib/market/change.ts',
    code: "value > 0 ? '+'",
    becomes: 'value >= 0',
    why: 'Zero has its text by then.',
  },
  {
    file: 'lib/market/trading-hours.ts',
    code: 'wall - offset(zone, wall)',
    becomes: 'wall + offset(zone, wall)',
    why: 'No session begins or ends within a day of a change of clocks.',
  },
  {
    file: 'lib/market/trading-hours.ts',
    code: 'HOUR / 4',
    becomes: 'HOUR * 4',
    why: 'No session begins or ends within hours of a change of clocks.',
  },
  ...['true', 'false', 'offsets.size > REMEMBERED', 'offsets.size < REMEMBERED'].map((becomes) => ({
    file: 'lib/market/trading-hours.ts',
    code: 'offsets.size >= REMEMBERED',
    becomes,
    why: 'What is forgotten is counted anew: it keeps memory small.',
  })),
  ...[
    ['known !== undefined', 'false'],
    ['if (!format)', 'true'],
  ].map(([code = '', becomes = '']) => ({
    file: 'lib/market/trading-hours.ts',
    code,
    becomes,
    why: 'What is made anew is the same: it saves work.',
  })),
  {
    file: 'lib/parse-json.ts',
    code: '} catch {',
    becomes: '{}',
    why: 'A function that ends answers nothing either.',
  },
  ...['const fill = ', 'text: fillTokens(text', 'caption: fillTokens('].map((code) => ({
    file: 'lib/clause/fill.ts',
    code,
    becomes: ANY_TEXT,
    why: 'Only a list item or a table cell may name what a brand lacks.',
  })),
  {
    file: 'lib/clause/tokens.ts',
    code: "inner = ''",
    becomes: ANY_TEXT,
    why: 'What stands between the braces is always matched; the other is for the compiler.',
  },
  {
    file: 'lib/copy/forbidden-words.ts',
    code: ".at(-1) ?? ''",
    becomes: ANY_TEXT,
    why: 'A text that is split has a last part; the other is for the compiler.',
  },
  {
    file: 'lib/market/search.ts',
    code: "text.normalize('NFKC').toUpperCase()",
    becomes: "text.normalize('NFKC').toLowerCase()",
    why: 'What is looked for and what it is looked for in are written alike, in whichever way.',
  },
];
