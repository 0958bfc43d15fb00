import { siteUrl } from '@/lib/site';
import { colourOf, figureFont, loadPicture, roundedRect } from '../canvas';
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
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser cannot draw: canvas has no 2d context.');
  const art = await loadPicture(siteUrl(ART[look]));
  const [ground, deep, surface, ink, action, highlight] = [
    '--theme-ground',
    '--theme-ground-deep',
    '--theme-surface',
    '--theme-ink',
    '--theme-action',
    '--theme-highlight',
  ].map((role) => colourOf(page, role)) as [string, string, string, string, string, string];

  const shade = pen.createLinearGradient(0, 0, 0, HEIGHT);
  shade.addColorStop(0, ground);
  shade.addColorStop(1, deep);
  pen.fillStyle = shade;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.globalAlpha = 0.4;
  const light = pen.createRadialGradient(CENTRE, 330, 10, CENTRE, 330, 360);
  light.addColorStop(0, highlight);
  light.addColorStop(1, 'transparent');
  pen.fillStyle = light;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.globalAlpha = 1;

  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillStyle = colourOf(page, '--theme-on-ground') || surface;
  write(pen, 46, 800, [title], 96);
  write(pen, 26, 400, [days], 156);
  if (art) {
    const scale = ART_SIZE / Math.max(art.width, art.height);
    const [width, height] = [art.width * scale, art.height * scale];
    pen.drawImage(art, CENTRE - width / 2, 346 - height / 2, width, height);
  }

  pen.fillStyle = surface;
  roundedRect(pen, { x: 45, y: 530, width: WIDTH - 90, height: 300 }, 32);
  pen.fill();
  pen.fillStyle = ink;
  write(pen, 30, 500, ['我的成绩'], 586);
  pen.fillStyle = action;
  write(pen, 112, 900, [`${right} / ${total}`], 680);
  pen.fillStyle = ink;
  write(pen, 30, 600, [won || '答对题数'], 776);
  pen.fillStyle = colourOf(page, '--theme-on-ground') || surface;
  write(pen, 22, 400, ['投资有风险，入市须谨慎。活动以规则为准。'], 876);
  return canvas;
}

function write(pen: CanvasRenderingContext2D, size: number, weight: number, lines: readonly string[], y: number): void {
  pen.font = figureFont(size, weight);
  lines.forEach((line, row) => {
    pen.fillText(line, CENTRE, y + row * size * 1.3);
  });
}
