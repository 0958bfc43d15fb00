import sharp from 'sharp';
import type { Picture } from './picture';
import { compare, judge } from './verdict';

type Colour = readonly [red: number, green: number, blue: number];
const GOLD: Colour = [180, 120, 20];
const RED: Colour = [190, 30, 30];

/** A picture of one colour with, if asked for, an area of another one. */
function picture(width: number, height: number, ground: Colour, area?: { rows: number; colour: Colour }): Picture {
  const data = new Uint8Array(width * height * 4);
  for (let point = 0; point < width * height; point += 1) {
    const colour = area && point < area.rows * width ? area.colour : ground;
    data.set([...colour, 255], point * 4);
  }
  return { data, width, height };
}

const fileOf = ({ data, ...size }: Picture) =>
  sharp(data, { raw: { ...size, channels: 4 } })
    .webp()
    .toBuffer();

test('a picture that is stored and was not taken is missing, the other way round it is new', async () => {
  const file = await fileOf(picture(4, 4, GOLD));
  expect(await judge(file, undefined)).toEqual({ state: 'missing' });
  expect(await judge(undefined, file)).toEqual({ state: 'new' });
  expect(await judge(file, Buffer.from(file))).toEqual({ state: 'same' });
});

test('files of one picture that another encoder wrote are the same', async () => {
  const one = picture(40, 40, GOLD);
  const other = await sharp(one.data, { raw: { width: 40, height: 40, channels: 4 } })
    .png()
    .toBuffer();
  expect(await judge(await fileOf(one), other)).toEqual({ state: 'same' });
});

test('what has changed is counted as a share and marked in red', () => {
  const verdict = compare(picture(20, 20, GOLD), picture(20, 20, GOLD, { rows: 5, colour: RED }));
  if (verdict.state !== 'differs') throw new Error(verdict.state);
  expect(verdict.share).toBe(0.25);
  expect([...verdict.marked.data.slice(0, 3)]).toEqual([255, 0, 0]);
});

test('a brand colour cannot change a little', () => {
  expect(compare(picture(9, 9, [196, 22, 28]), picture(9, 9, [214, 22, 28])).state).toBe('differs');
});

test('a page that has become longer differs by what was added, also where that is black or white', () => {
  for (const shade of [0, 255]) {
    const colour: Colour = [shade, shade, shade];
    const verdict = compare(picture(10, 10, colour), picture(10, 20, colour));
    expect(verdict).toMatchObject({ state: 'differs', share: 0.5, marked: { width: 10, height: 20 } });
  }
});
