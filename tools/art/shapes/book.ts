import type { Shape } from './pen';
import { GOLD, RED } from './ramps';

const LEFT = 'M150 70C120 46 70 42 24 56V196C70 182 120 186 150 210Z';
const RIGHT = 'M150 70C180 46 230 42 276 56V196C230 182 180 186 150 210Z';

/** An open book bound in red and gold, a mark between its pages. */
export const book: Shape = {
  box: [5, 47, 290, 202],
  draw: (pen) => `
    ${pen.shadow(150, 228, 146, 20, 0.55)}
    <path d="M150 222C116 200 66 198 8 214V66L24 56H276L292 66V214C234 198 184 200 150 222Z" fill="${pen.linear(RED.face, [0, 0, 0.9, 1])}" stroke="${pen.linear(GOLD.edge, [0, 0, 1, 0])}" stroke-width="4" stroke-linejoin="round"/>
    <path d="M150 214C118 192 68 190 18 204V60M150 214C182 192 232 190 282 204V60" fill="none" stroke="#d9b878" stroke-width="8"/><path d="M150 211C118 189 68 187 20 201M150 211C182 189 232 187 280 201" fill="none" stroke="#fff6e0" stroke-width="1.5"/>
    <path d="${LEFT}" fill="${pen.linear('#fffefa, #fff8e8 60%, #ecd6a8 90%, #c9a468', [0, 0, 1, 0.1])}"/><path d="${RIGHT}" fill="${pen.linear('#c9a468, #f3dfb4 12%, #fffaf0 40%, #fff3d8', [0, 0, 1, 0.1])}"/>
    <path d="M44 82C74 76 104 80 128 92M44 104C74 98 104 102 128 114M44 126C74 120 104 124 128 136M44 148C68 143 88 145 104 150" fill="none" stroke="#b08a4a" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"/>
    <path d="M176 164V144C186 139 192 138 198 137V158C190 159 183 161 176 164ZM206 156V118C213 117 221 116 228 116V155C220 155 213 155 206 156ZM236 155V92C243 92 251 93 258 94V158C251 156 243 155 236 155Z" fill="${pen.linear(GOLD.face)}" stroke="#a8650f"/>
    <path d="M174 120C196 108 216 96 236 74" fill="none" stroke="#d8302c" stroke-width="6" stroke-linecap="round"/><path d="M248 62 226 70 242 86Z" fill="#d8302c" stroke="#d8302c" stroke-width="3" stroke-linejoin="round"/>
    <path d="M150 70V210" stroke="#8a5a1c" stroke-opacity=".6" stroke-width="2"/><path d="M132 58C146 66 152 80 152 100V228L142 216 132 228V60Z" fill="${pen.linear('#e8463c, #8d1016', [0, 0, 1, 0.4])}" stroke="#f3c155"/>
    <path d="M26 58C70 45 112 48 138 62M162 62C188 48 230 45 274 58" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/>`,
};
