import { staticLengths } from './scripts/styles/static-lengths.mjs';

export default { plugins: [staticLengths()] };
