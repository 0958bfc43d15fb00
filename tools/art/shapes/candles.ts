import { each, type Shape } from './pen';
import { glint } from './sparkle';

/** Open to close of each candle: its middle, its body, its wick, and whether the price rose. */
const CANDLES = [
  { x: 34, top: 150, bottom: 206, high: 128, low: 224, up: true },
  { x: 88, top: 132, bottom: 182, high: 106, low: 204, up: false },
  { x: 142, top: 92, bottom: 166, high: 70, low: 184, up: true },
  { x: 196, top: 84, bottom: 126, high: 62, low: 148, up: false },
  { x: 250, top: 30, bottom: 106, high: 6, low: 124, up: true },
];

/** A rising row of candles: red where the price rose, green where it fell. */
export const candles: Shape = {
  box: [8, 1, 272, 254],
  draw: (pen) => {
    const wick = pen.along('#fff3c0, #f3bd45 45%, #8a4e0a', [-3, 0, 4, 0]);
    const body = (up: boolean) =>
      pen.linear(
        up
          ? '#a5141c, #ff6a54 18%, #ff9a80 27%, #e2322e 46%, #a5141c 80%, #7d0a12'
          : '#146143, #4fc48c 18%, #a4eec8 27%, #2f9c69 46%, #146143 80%, #0b4632',
        [0, 0, 1, 0],
      );
    const cap = (up: boolean) => pen.linear(up ? '#ffc2ae, #e8463c' : '#d9fbe6, #3aa873');
    return `
      ${pen.shadow(146, 238, 138, 16, 0.5)}
      <path d="M8 212C60 190 96 176 142 150S224 112 276 66" fill="none" stroke="${pen.along('#ffd873/0, #ffd873 30%, #fff3c0', [8, 0, 276, 0])}" stroke-width="3" stroke-dasharray="2 8" stroke-linecap="round"/>
      ${each(
        CANDLES,
        ({
          x,
          top,
          bottom,
          high,
          low,
          up,
        }) => `<g transform="translate(${x})"><path d="M-3 ${high}H3V${low}H-3Z" fill="${wick}"/><circle cy="${high}" r="4" fill="#ffe28a"/><circle cy="${low}" r="4" fill="#c98318"/>
        <path d="M-19 ${top}V${bottom}A19 7 0 0 0 19 ${bottom}V${top}Z" fill="${body(up)}"/><ellipse cy="${top}" rx="19" ry="7" fill="${cap(up)}" stroke="#fff" stroke-opacity=".7"/><path d="M-3 ${high}H3V${top}a3 1.5 0 0 1-6 0Z" fill="${wick}"/><path d="M-12 ${top + 12}V${bottom - 4}" stroke="#fff" stroke-opacity=".75" stroke-width="3" stroke-linecap="round"/></g>`,
      )}
      ${glint(240, 34, 11)}`;
  },
};
