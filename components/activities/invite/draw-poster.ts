import { INVITATION } from '@/lib/flows/invite-link';
import { figureFont, loadPicture, roundedRect, wrapText } from '../canvas';

/** Pixels; the poster is 3:4 like a phone's screen. */
const WIDTH = 750;
const HEIGHT = 1120;

const ART = { x: 390, y: 190, width: 300, height: 300 };
const CARD = { x: 60, y: 560, width: 630, height: 400 };
/** Up to the margin of the card. */
const CODE_WIDTH = 206;

export interface Poster {
  /** The brand, and the campaign's square share picture; URLs on the site. */
  brand: { name: string; picture: string; sharePicture: string };
  code: string;
  lines: readonly string[];
  qr: HTMLCanvasElement;
  /** Colours of the page's theme. */
  colours: Record<'ground' | 'deep' | 'onGround' | 'surface' | 'ink' | 'action' | 'highlight', string>;
}

/** Draws the poster that a visitor sends to friends: the brand, the offer and the QR code. */
export async function drawPoster({ brand, code, lines, qr, colours }: Poster): Promise<HTMLCanvasElement> {
  const [logo, art] = await Promise.all([loadPicture(brand.picture), loadPicture(brand.sharePicture)]);
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('The browser cannot draw: canvas has no 2d context.');

  const ground = pen.createLinearGradient(0, 0, 0, HEIGHT);
  ground.addColorStop(0, colours.ground);
  ground.addColorStop(1, colours.deep);
  pen.fillStyle = ground;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const light = pen.createRadialGradient(540, 300, 20, 540, 300, 460);
  light.addColorStop(0, colours.highlight);
  light.addColorStop(1, 'transparent');
  pen.globalAlpha = 0.42;
  pen.fillStyle = light;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.globalAlpha = 1;

  if (logo) pen.drawImage(logo, 60, 60, 84, 84);
  pen.textBaseline = 'middle';
  pen.fillStyle = colours.onGround;
  pen.font = figureFont(36, 700);
  pen.fillText(brand.name, logo ? 162 : 60, 103);
  if (art) {
    pen.save();
    roundedRect(pen, ART, 28);
    pen.clip();
    pen.drawImage(art, ART.x, ART.y, ART.width, ART.height);
    pen.restore();
  }

  pen.fillStyle = colours.highlight;
  pen.font = figureFont(72, 900);
  INVITATION.forEach((words, index) => {
    pen.fillText(words, 60, 250 + index * 92);
  });
  pen.fillStyle = colours.onGround;
  pen.font = figureFont(28, 500);
  wrapText(pen, lines, 310).forEach((line, index) => {
    pen.fillText(line, 60, 424 + index * 44);
  });

  pen.fillStyle = colours.surface;
  roundedRect(pen, CARD, 36);
  pen.fill();
  pen.fillStyle = '#fff';
  roundedRect(pen, { x: 100, y: 600, width: 320, height: 320 }, 20);
  pen.fill();
  pen.drawImage(qr, 120, 620, 280, 280);
  pen.fillStyle = colours.ink;
  pen.font = figureFont(28, 600);
  pen.fillText('扫码开户', 452, 672);
  pen.font = figureFont(24, 400);
  pen.fillText('邀请码', 452, 748);
  pen.fillStyle = colours.action;
  pen.font = figureFont(40, 800);
  pen.font = figureFont(Math.min(40, Math.floor((40 * CODE_WIDTH) / pen.measureText(code).width)), 800);
  pen.fillText(code, 452, 800);

  pen.textAlign = 'center';
  pen.fillStyle = colours.onGround;
  pen.globalAlpha = 0.86;
  pen.font = figureFont(22, 400);
  pen.fillText('投资有风险，入市须谨慎。活动以规则为准。', WIDTH / 2, 1030);
  return canvas;
}
