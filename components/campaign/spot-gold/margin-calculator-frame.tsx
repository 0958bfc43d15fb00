import { CalculatorLayout } from './calculator-layout';

/** Standard lots that the bill begins with. */
export const BEGIN_LOTS = '0.1';

/** The calculator as it comes with the page: without a price, as tall as it will be. */
export function MarginCalculatorFrame() {
  return <CalculatorLayout price="" hint="报价到了就会填上，您也可以先填自己的金价。" lots={BEGIN_LOTS} moving />;
}
