import { each, type Shape } from './pen';
import { GOLD } from './ramps';

const RIBS = [24, 52, 78, 98];
const rib = (rx: number) => `M120 60A${rx} 82 0 0 0 120 224A${rx} 82 0 0 0 120 60`;
const THREADS = 'M104 268 98 350M109 270 105 356M114 271l-2 88M120 271v90M126 271l2 88M131 270l4 86M136 268l6 82';

/** A round silk lantern with gold caps and a tassel, lit from within. */
export const lantern: Shape = {
  box: [9, 12, 222, 350],
  draw: (pen) => {
    const cap = pen.linear(GOLD.edge, [0, 0, 1, 0]);
    return `
      <circle cx="120" cy="27" r="11" fill="none" stroke="${pen.linear(GOLD.rim)}" stroke-width="5"/>
      <ellipse cx="120" cy="142" rx="110" ry="82" fill="${pen.radial('#ffd98a, #ff8a4a 22%, #ea3a2c 50%, #bd1a1f 76%, #7d0a12', [0.44, 0.52, 0.62])}"/>
      <g fill="none" stroke="#6d060c" stroke-opacity=".45" stroke-width="2.5">${each(RIBS, (rx) => `<path d="${rib(rx)}"/>`)}</g>
      <g fill="none" stroke="#ffd08a" stroke-opacity=".6" stroke-width="1.3" transform="translate(-1.8)">${each(RIBS, (rx) => `<path d="${rib(rx)}"/>`)}</g>
      <path d="M10 142a110 82 0 0 0 220 0c-8 44-52 66-110 66S18 186 10 142Z" fill="#4c0308" fill-opacity=".35"/>
      <g fill="none" stroke="${pen.along('#ffe9a6, #f3bd45 40%, #c98318 70%, #8a4e0e', [20, 120, 220, 160])}" stroke-linejoin="round">
      <path d="M11 132q109 40 218 0M11 152q109 40 218 0" stroke-width="3"/>
      <path d="M16 144q104 39 208 0" stroke-width="8" stroke-dasharray="0 17.8" stroke-linecap="round"/></g>
      <path d="M34 96C52 74 82 64 108 63 84 72 58 88 46 112c-6 8-22-2-12-16Z" fill="${pen.linear('#fff/.85, #fff/.05', [0.2, 0, 0.7, 1])}"/>
      <path d="M216 178a110 82 0 0 1-66 43" fill="none" stroke="#ff9d6a" stroke-opacity=".8" stroke-width="3" stroke-linecap="round"/>
      <path d="M78 46h84l8 22q-50 12-100 0Z" fill="${cap}"/><ellipse cx="120" cy="46" rx="42" ry="8" fill="${pen.linear(GOLD.face)}"/>
      <path d="M78 60q42 10 84 0" fill="none" stroke="#7a4306" stroke-opacity=".6" stroke-width="2"/>
      <path d="M70 216q50 12 100 0l-8 20q-42 10-84 0Z" fill="${cap}"/><path d="M75 226q45 11 90 0" fill="none" stroke="#7a4306" stroke-opacity=".6" stroke-width="2"/>
      <path d="M70 216q50 12 100 0" fill="none" stroke="#fff3c4" stroke-width="1.6"/>
      <path d="M120 238v14" stroke="#c98318" stroke-width="4"/>
      <path d="M104 266 96 352q24 14 48 0l-8-86Z" fill="${pen.linear('#e0382f, #c01f22 40%, #7d0a12', [0, 0, 1, 0.2])}"/>
      <path d="${THREADS}" stroke="#ff8a66" stroke-opacity=".55" stroke-width="1.2"/>
      <circle cx="120" cy="258" r="15" fill="${pen.radial(GOLD.ball)}"/><path d="M101 270q19 6 38 0" fill="none" stroke="${cap}" stroke-width="6"/>`;
  },
};
