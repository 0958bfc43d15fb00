import { flexGaps } from './scripts/styles/flex-gaps.mjs';
import { staticLengths } from './scripts/styles/static-lengths.mjs';

export default { plugins: [flexGaps(), staticLengths()] };
