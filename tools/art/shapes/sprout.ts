import { each, type Shape } from './pen';
import { GOLD } from './ramps';

/** Leaves, each with the line of its lit rib; the far ones first. */
const LEAVES = [
  ['M112 138C134 112 168 106 192 116 180 146 148 158 112 146Z', 'M114 142Q150 134 184 119'],
  ['M106 168C80 150 48 148 24 162 40 188 76 194 106 178Z', 'M104 173Q66 174 32 165'],
  ['M106 110C92 78 62 62 30 64 36 98 68 122 106 120Z', 'M103 114Q72 98 38 70'],
  ['M112 92C120 60 148 40 180 38 180 72 152 98 114 104Z', 'M115 98Q146 76 173 46'],
] as const;

/** A young plant in its pot, with a coin for a bud. */
export const sprout: Shape = {
  box: [8, -10, 204, 304],
  draw: (pen) => {
    const green = pen.linear('#d8f7a8, #7fcf5a 30%, #2f9146 68%, #135a33', [0.1, 0, 0.8, 1]);
    return `
      ${pen.shadow(110, 280, 78, 14, 0.55)}
      <path d="M64 222H156L144 274a36 9 0 0 1-68 0Z" fill="${pen.linear('#8d1016, #f0604c 26%, #b4161b 54%, #5c060b', [0, 0, 1, 0])}"/><path d="M66 236Q110 248 154 236L153 242Q110 254 67 242Z" fill="#fbd66c" fill-opacity=".75"/>
      <path d="M54 204H166V222a56 12 0 0 1-112 0Z" fill="${pen.linear(GOLD.edge, [0, 0, 1, 0])}"/><ellipse cx="110" cy="204" rx="56" ry="12" fill="#ffe79c"/><ellipse cx="110" cy="205" rx="49" ry="9.5" fill="#3b1c0c"/><path d="M68 204Q86 190 110 192 136 189 152 204 132 213 110 213 86 213 68 204Z" fill="#6b3a18"/><path d="M84 199h.1M100 197h.1M122 198h.1M137 202h.1M110 204h.1" stroke="#a5693a" stroke-width="4" stroke-linecap="round"/>
      <path d="M110 200C100 160 116 120 110 44" fill="none" stroke="#0f4a2b" stroke-width="9" stroke-linecap="round"/><path d="M109 200C99 160 115 120 109 44" fill="none" stroke="#6fc052" stroke-width="5" stroke-linecap="round"/>
      ${each(LEAVES, ([leaf, rib]) => `<path d="${leaf}" fill="#04241a" fill-opacity=".45" transform="translate(2 5)"/><path d="${leaf}" fill="${green}"/><path d="${rib}" fill="none" stroke="#f0ffd8" stroke-opacity=".8" stroke-width="2.6" stroke-linecap="round"/>`)}
      <ellipse cx="113" cy="25" rx="29" ry="30" fill="#8a4e0e"/><circle cx="110" cy="23" r="29" fill="${pen.linear(GOLD.rim)}"/><circle cx="110" cy="23" r="23" fill="${pen.radial(GOLD.ball)}"/><path d="m110 8 4.5 9.5 10.5 1.3-7.7 7.3 1.9 10.4-9.2-5-9.2 5 1.9-10.4-7.7-7.3 10.5-1.3Z" fill="#fffbe6" stroke="#9c620f" stroke-width="1.4" stroke-linejoin="round"/><path d="M90 12Q97 1 108-1" fill="none" stroke="#fff" stroke-opacity=".9" stroke-width="3" stroke-linecap="round"/>`;
  },
};
