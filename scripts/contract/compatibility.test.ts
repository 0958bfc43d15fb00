import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { OPENAPI_FILE } from '@/server/platform/http/docs/openapi-document';
import { breaks, type DocumentedCall, type Schema } from './compatibility';
import { type ApiDocument, documentedCalls } from './documented-calls';
import { changedMigrations, documentOf, RELEASES } from './releases';

const readDocument = (): ApiDocument => JSON.parse(readFileSync(OPENAPI_FILE, 'utf8'));
const last = RELEASES.at(-1);
const text: Schema = { type: 'string' };
const object = (properties: Record<string, Schema>, required?: string[]): Schema => ({
  type: 'object',
  properties,
  ...(required && { required }),
});

if (last) {
  test(`supports tabs of the last release, ${last.version}`, () => {
    const before = documentedCalls(documentOf(last));
    const { accepted = {} } = last;
    expect(breaks(before, documentedCalls(readDocument())).filter((sentence) => !accepted[sentence])).toEqual([]);
  });

  test(`keeps the migrations of the last release, ${last.version}`, () => {
    expect(changedMigrations(last)).toEqual([]);
  });
}

test('lists every release of the changelog, and every one that was tagged before this commit', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const titles = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## \[(\d[^\]]*)\]/gm)].map(
    ([, title = '']) => title,
  );
  const tags = execFileSync('git', ['tag', '--merged=HEAD', '--no-contains=HEAD', '--list', 'v*'], {
    encoding: 'utf8',
  });
  const released = [...titles.filter((title) => title !== version), ...(tags.match(/(?<=^v).+/gm) ?? [])];
  const listed = RELEASES.map((release) => release.version);
  expect(released.filter((title) => !listed.includes(title))).toEqual([]);
});

test('reads the document of a commit, and says what to do when the clone does not have it', () => {
  expect(Object.keys(documentedCalls(documentOf({ version: 'of now', commit: 'HEAD' }))).length).toBeGreaterThan(20);
  expect(() => documentOf({ version: '1.2.0', commit: '0'.repeat(40) })).toThrow(
    /^Release 1\.2\.0: cannot read commit 0+\. If .* run `git fetch --unshallow`\.$/,
  );
});

describe('in the OpenAPI document', () => {
  const act = '/apis/uc/activity/act';
  const changed = (change: (document: ReturnType<typeof JSON.parse>) => void) => {
    const document = readDocument();
    change(document);
    return breaks(documentedCalls(readDocument()), documentedCalls(document));
  };
  const json = ({ content }: { content: Record<string, { schema: Schema }> }) => content['application/json']?.schema;

  test('accepts no change, and a new kind of activity', () => {
    expect(changed(() => {})).toEqual([]);
    const lotto = object({ kind: { enum: ['lotto'] }, ball: text }, ['kind', 'ball']);
    const added = changed(({ paths }) => {
      json(paths[act].post.requestBody)?.properties?.kind?.enum?.push('lotto');
      json(paths[act].post.responses[200])?.properties?.Data?.properties?.state?.oneOf?.push(lotto);
    });
    expect(added).toEqual([]);
  });

  test('names the kind of activity, the socket and the call that changed', () => {
    const found = changed(({ paths, components }) => {
      const states = json(paths[act].post.responses[200])?.properties?.Data?.properties?.state?.oneOf ?? [];
      const wheel = states.find(({ properties }) => properties?.kind?.enum?.includes('wheel')) ?? {};
      wheel.required = wheel.required?.filter((name) => name !== 'mine') ?? [];
      components.schemas.TradeRequest.required.push('token');
      paths['/apis/validateAppId'].post.security = [{ token: [] }];
    });
    expect(found).toEqual([
      `POST ${act} of wheel: answer.Data.state.mine is required but may be missing`,
      'POST /apis/validateAppId uses [{"token":[]}], was []',
      'Trade socket: request.token is required but may be missing',
    ]);
  });
});

const call = (request: Schema, answer: Schema, transport = 'json'): Record<string, DocumentedCall> => ({
  a: { transport, request, answer },
});
const BEFORE = call(
  object({ mobile: { ...text, maxLength: 20 }, kind: { enum: ['x', 'y'] }, note: text }, ['mobile']),
  object(
    {
      state: {
        anyOf: [object({ is: { const: 'open' }, left: { type: 'integer' } }, ['is', 'left']), { type: 'null' }],
      },
      name: text,
    },
    ['state', 'name'],
  ),
);
const { request, answer } = BEFORE.a as DocumentedCall;
const fields = request.properties ?? {};
const answered = answer.properties ?? {};
const both = ['state', 'name'];

test.each<[string, Record<string, DocumentedCall>, string[]]>([
  ['accepts an unchanged contract', BEFORE, []],
  ['accepts a new call', { ...BEFORE, b: BEFORE.a as DocumentedCall }, []],
  ['rejects a removed call', {}, ['a is gone']],
  ['rejects another encoding', call(request, answer, 'form'), ['a uses form, was json']],
  ['accepts a new optional input', call(object({ ...fields, more: text }, ['mobile']), answer), []],
  [
    'rejects a new required input',
    call(object({ ...fields, more: text }, ['mobile', 'more']), answer),
    ['a: request.more is required but may be missing'],
  ],
  [
    'rejects an input that becomes required',
    call(object(fields, ['mobile', 'note']), answer),
    ['a: request.note is required but may be missing'],
  ],
  ['accepts a removed input that is ignored', call(object({ mobile: text }, ['mobile']), answer), []],
  [
    'rejects a removed input that is no longer accepted',
    call({ ...object({ mobile: text }, ['mobile']), additionalProperties: false }, answer),
    ['a: request.kind is rejected', 'a: request.note is rejected'],
  ],
  [
    'rejects a shorter input',
    call(object({ ...fields, mobile: { ...text, maxLength: 11 } }, ['mobile']), answer),
    ['a: request.mobile has a different maxLength'],
  ],
  [
    'rejects a removed value of an input',
    call(object({ ...fields, kind: { enum: ['x'] } }, ['mobile']), answer),
    ['a: request.kind may be "y"'],
  ],
  [
    'accepts a new value of an input',
    call(object({ ...fields, kind: { enum: ['x', 'y', 'z'] } }, ['mobile']), answer),
    [],
  ],
  ['accepts a new output', call(request, object({ ...answered, more: text }, both)), []],
  [
    'rejects a removed output',
    call(request, object({ name: text }, ['name'])),
    ['a: answer.state is required but may be missing'],
  ],
  [
    'rejects an output that becomes optional',
    call(request, object(answered, ['state'])),
    ['a: answer.name is required but may be missing'],
  ],
  [
    'rejects an output of another type',
    call(request, object({ ...answered, name: { type: ['string', 'null'] } }, both)),
    ['a: answer.name may be null'],
  ],
  [
    'rejects a new state that tabs do not know',
    call(
      request,
      object(
        { ...answered, state: object({ is: { enum: ['closed'] }, left: { type: 'integer' } }, ['is', 'left']) },
        both,
      ),
    ),
    ['a: answer.state.is may be "closed"'],
  ],
  ['accepts a removed state', call(request, object({ ...answered, state: { type: 'null' } }, both)), []],
])('%s', (_, now, expected) => {
  expect(breaks(BEFORE, now)).toEqual(expected);
});
