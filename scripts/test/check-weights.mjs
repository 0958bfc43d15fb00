// Prints what each page of the build weighs, and ends with 1 where one is over its page budget.
import { checkPageWeights } from './page-weight.mjs';

const exceeded = checkPageWeights();
for (const sentence of exceeded) console.log(sentence);
process.exitCode = exceeded.length > 0 ? 1 : 0;
