import { INVITATION } from '@/lib/flows/invite-link';
import { CAUTION, figureFont, loadPicture, roundedRect, startPicture, wrapText } from '../canvas';

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
}

/**
 * Draws the poster that a visitor sends to friends: the brand, the offer and the QR code.
 *
 * @param page an element of the page
 */
export async function drawPoster(page: Element, { brand, code, lines, qr }: Poster): Promise<HTMLCanvasElement> {
  const [logo, art] = await Promise.all([loadPicture(brand.picture), loadPicture(brand.sharePicture)]);
  const light = { x: 540, y: 300, inner: 20, outer: 460, alpha: 0.42 };
  const { canvas, pen, colours } = startPicture(page, { width: WIDTH, height: HEIGHT, light });

  if (logo) pen.drawImage(logo, 60, 60, 84, 84);
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
  pen.fillText(CAUTION, WIDTH / 2, 1030);
  return canvas;
}
