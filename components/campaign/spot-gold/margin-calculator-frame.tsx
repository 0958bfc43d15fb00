import { CalculatorLayout } from './calculator-layout';

/** Initial standard lots of the bill. */
export const BEGIN_LOTS = '0.1';

/** The server-rendered calculator: without a price, with its final height. */
export function MarginCalculatorFrame() {
  return <CalculatorLayout price="" hint="报价到了就会填上，您也可以先填自己的金价。" lots={BEGIN_LOTS} moving />;
}
