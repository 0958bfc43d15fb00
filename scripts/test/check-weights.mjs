// Prints the size of each built page, and exits with 1 if one exceeds its page budget.
import { checkPageWeights } from './page-weight.mjs';

const exceeded = checkPageWeights();
for (const sentence of exceeded) console.log(sentence);
process.exitCode = exceeded.length > 0 ? 1 : 0;
