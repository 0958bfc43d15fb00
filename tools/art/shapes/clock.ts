import { polar } from '../geometry';
import { type Shape, times } from './pen';
import { GOLD, PAPER, RED } from './ramps';
import { glint } from './sparkle';

const mark = (index: number, from: number) =>
  `M${polar(130, 150, from, index * 30).join(' ')}L${polar(130, 150, 78, index * 30).join(' ')}`;

/** An alarm clock of gold and ivory with two red bells. */
export const clock: Shape = {
  box: [19, 5, 224, 282],
  draw: (pen) => {
    const gold = pen.linear(GOLD.rim);
    const dome = pen.symbol(
      `<path d="M-36 14A36 36 0 0 1 36 14Z" fill="${pen.radial(RED.ball)}"/><path d="M-38 12H38V19H-38Z" fill="${pen.linear(GOLD.edge, [0, 0, 1, 0])}"/><path d="M-22 0a24 24 0 0 1 14-14" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/><circle cy="-24" r="6" fill="#f3bd45"/>`,
    );
    return `
      ${pen.shadow(130, 270, 98, 16, 0.6)}
      <path d="M68 230 46 268M192 230 214 268" stroke="${pen.along(GOLD.edge, [40, 0, 220, 0])}" stroke-width="18" stroke-linecap="round"/>
      <path d="M100 46V30a30 20 0 0 1 60 0V46" fill="none" stroke="${gold}" stroke-width="8"/>
      <use href="${dome}" transform="translate(60 48) rotate(-36) scale(1.12)"/><use href="${dome}" transform="translate(200 48) rotate(36) scale(1.12)"/>
      <circle cx="133" cy="155" r="109" fill="#5c3004"/><circle cx="130" cy="150" r="109" fill="${gold}" stroke="#fff7d6" stroke-width="1.5"/><circle cx="130" cy="150" r="94" fill="${pen.linear('#8a520c, #d5962b 50%, #fff3c4')}"/>
      <circle cx="130" cy="150" r="89" fill="${pen.linear(PAPER.face, [0.1, 0, 0.8, 1])}"/>
      <path d="M130 61A89 89 0 0 0 44 128C60 92 92 72 130 70S200 92 216 128A89 89 0 0 0 130 61Z" fill="#8a5a1c" fill-opacity=".22"/>
      <path d="M130 150V78A72 72 0 0 1 192 186Z" fill="#e2322e" fill-opacity=".18"/>
      <g stroke="#8a520c" stroke-linecap="round"><path d="${times(12, (index) => (index % 3 ? mark(index, 72) : ''))}" stroke-width="4"/><path d="${times(4, (index) => mark(index * 3, 66))}" stroke-width="7"/></g>
      <g fill="none" stroke-linecap="round"><path d="M130 150V98M130 150 168 172" stroke="#3f1c02" stroke-opacity=".35" stroke-width="9" transform="translate(3 5)"/><path d="M130 150V98" stroke="#7a1414" stroke-width="8"/><path d="M130 150 168 172" stroke="#b3191d" stroke-width="9"/><path d="M130 164 118 206" stroke="#c98318" stroke-width="3"/></g><circle cx="130" cy="150" r="10" fill="${pen.radial(GOLD.ball)}" stroke="#8a4e0a"/>
      <path d="M58 114C66 94 82 80 100 72 96 96 82 122 62 146 56 136 55 124 58 114Z" fill="#fff" fill-opacity=".6"/>
      <path d="M32 118A103 103 0 0 1 92 55" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>
      ${glint(206, 84, 11)}`;
  },
};
