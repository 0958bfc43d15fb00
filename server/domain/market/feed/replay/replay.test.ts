import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Tick } from '@/lib/contract/market';
import { readRecording } from './read-recording';
import { Replay } from './replay';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'recording-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function recording(...lines: string[]): Promise<string> {
  const file = path.join(folder, 'quotes.csv');
  await writeFile(file, lines.join('\n'));
  return file;
}

const HEAD = 'SymbolName,Bid,Ask,TimeStamp';
const DAY = 1_700_000_000_000;
const BAD = [
  'XAUUSD,abc,3858.5,1700000000000',
  'XAUUSD,3858.5,3858,1700000000000',
  'XAUUSD,3858,3858.5',
  'XAUUSD,3858,3858.5,soon',
  'XAUUSD,,3858.5,1700000000000',
  'TULIPS,1,2,1700000000000',
  '"XAUUSD",3858,3858.5,1700000000000',
  '\0\0\0',
];

async function read(file: string) {
  const bad: number[] = [];
  const ticks: Tick[] = [];
  for await (const tick of readRecording(file, ({ line }) => bad.push(line))) ticks.push(tick);
  return { ticks, bad };
}

test('finds columns by name, and ignores empty lines, other columns, a byte order mark and Windows line ends', async () => {
  const file = await recording(
    '\uFEFFTimeStamp,Ask,SymbolName,source,Bid\r',
    `${DAY},3858.5,XAUUSD,lp1,3858\r`,
    '\r',
    '',
  );
  expect(await read(file)).toEqual({
    ticks: [{ SymbolName: 'XAUUSD', Bid: 3858, Ask: 3858.5, TimeStamp: DAY }],
    bad: [],
  });
});

test('skips lines that are no tick of a known symbol, and reports their numbers', async () => {
  const { ticks, bad } = await read(await recording(HEAD, ...BAD, `XAUUSD,3858,3858.5,${DAY}`));
  expect(ticks).toHaveLength(1);
  expect(bad).toEqual(BAD.map((_, index) => index + 2));
});

test('warns once about the number of skipped lines', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  await Replay.open(await recording(HEAD, `XAUUSD,3858,3858.5,${DAY}`, ...BAD));
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/skips 8 lines; line 3: /)]]);
});

test.each([
  ['no file', async () => path.join(folder, 'nowhere.csv'), /cannot be read \(ENOENT\)/],
  ['a folder', async () => folder, /cannot be read \(EISDIR\)/],
  ['an empty file', () => recording(), /contains no tick/],
  ['a missing column', () => recording('SymbolName,Bid,TimeStamp'), /must name the columns Ask/],
  ['no good line', () => recording(HEAD, BAD[5] ?? ''), /contains no tick; line 2: unknown symbol/],
])('rejects %s', async (_name, file, message) => {
  await expect(Replay.open(await file())).rejects.toThrow(message);
});

/** Plays a replay until there are `count` ticks, and returns them. */
async function play(replay: Replay, count: number, newest?: Tick[]): Promise<Tick[]> {
  const ticks: Tick[] = [];
  await new Promise<void>((resolve) => {
    void replay.start((batch) => {
      ticks.push(...batch);
      if (ticks.length >= count) resolve();
    }, newest);
  });
  await replay.stop();
  return ticks;
}

test('publishes ticks with their gaps and order from now on, and repeats from the start', async () => {
  const lines = [0, 40, 40, 100].map((at, index) => `XAUUSD,${3858 + index},3870,${DAY + at}`);
  const replay = await Replay.open(
    await recording(HEAD, ...lines.slice(0, 3), `XAGUSD,46,46.04,${DAY + 70}`, lines[3] ?? ''),
  );
  const began = Date.now();
  const ticks = await play(replay, 8);
  const from = ticks[0]?.TimeStamp ?? 0;
  expect(from).toBeGreaterThanOrEqual(began);
  // The second tick at 40 is not newer than the first.
  expect(ticks.slice(0, 4).map(({ SymbolName, Bid, TimeStamp }) => [SymbolName, Bid, TimeStamp - from])).toEqual([
    ['XAUUSD', 3858, 0],
    ['XAUUSD', 3859, 40],
    ['XAGUSD', 46, 70],
    ['XAUUSD', 3861, 100],
  ]);
  expect(ticks.slice(4, 8).map(({ Bid, TimeStamp }) => [Bid, TimeStamp - from])).toEqual([
    [3858, 1100],
    [3859, 1140],
    [46, 1170],
    [3861, 1200],
  ]);
});

test('continues after the ticks that another process published', async () => {
  const replay = await Replay.open(await recording(HEAD, `XAUUSD,3858,3858.5,${DAY}`));
  const ahead = Date.now() + 200;
  const [tick] = await play(replay, 1, [{ SymbolName: 'XAUUSD', Bid: 1, Ask: 2, TimeStamp: ahead }]);
  expect(tick?.TimeStamp).toBeGreaterThan(ahead);
});

test('publishes nothing once it was stopped, and can be started again', async () => {
  const replay = await Replay.open(await recording(HEAD, ...[0, 20, 40].map((at) => `XAUUSD,1,2,${DAY + at}`)));
  const ticks: Tick[] = [];
  await replay.start((batch) => ticks.push(...batch));
  await replay.stop();
  const count = ticks.length;
  expect(await play(replay, 3)).toHaveLength(3);
  expect(ticks).toHaveLength(count);
});
