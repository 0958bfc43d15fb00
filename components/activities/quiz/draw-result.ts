import { siteUrl } from '@/lib/site';
import { CAUTION, figureFont, loadPicture, roundedRect, startPicture } from '../canvas';
import type { ProgressLook } from './quiz-progress';

const WIDTH = 690;
const HEIGHT = 920;
const CENTRE = WIDTH / 2;
const ART_SIZE = 320;
const ART: Record<ProgressLook, `/${string}`> = {
  boat: '/art/dragon-boat.svg',
  moon: '/art/moon.svg',
  bar: '/art/coin-stack.svg',
};

export interface Result {
  title: string;
  /** The term's days, and what was won in words; empty if nothing was won. */
  days: string;
  won: string;
  right: number;
  total: number;
  look: ProgressLook;
}

/**
 * Draws the result card in the colours of the page.
 *
 * @param page an element of the page
 */
export async function drawResult(page: Element, { title, days, won, right, total, look }: Result) {
  const art = await loadPicture(siteUrl(ART[look]));
  const light = { x: CENTRE, y: 330, inner: 10, outer: 360, alpha: 0.4 };
  const { canvas, pen, colours } = startPicture(page, { width: WIDTH, height: HEIGHT, light });

  pen.textAlign = 'center';
  pen.fillStyle = colours.onGround;
  write(pen, 46, 800, [title], 96);
  write(pen, 26, 400, [days], 156);
  if (art) {
    const scale = ART_SIZE / Math.max(art.width, art.height);
    const [width, height] = [art.width * scale, art.height * scale];
    pen.drawImage(art, CENTRE - width / 2, 346 - height / 2, width, height);
  }

  pen.fillStyle = colours.surface;
  roundedRect(pen, { x: 45, y: 530, width: WIDTH - 90, height: 300 }, 32);
  pen.fill();
  pen.fillStyle = colours.ink;
  write(pen, 30, 500, ['我的成绩'], 586);
  pen.fillStyle = colours.action;
  write(pen, 112, 900, [`${right} / ${total}`], 680);
  pen.fillStyle = colours.ink;
  write(pen, 30, 600, [won || '答对题数'], 776);
  pen.fillStyle = colours.onGround;
  write(pen, 22, 400, [CAUTION], 876);
  return canvas;
}

function write(pen: CanvasRenderingContext2D, size: number, weight: number, lines: readonly string[], y: number): void {
  pen.font = figureFont(size, weight);
  lines.forEach((line, row) => {
    pen.fillText(line, CENTRE, y + row * size * 1.3);
  });
}
