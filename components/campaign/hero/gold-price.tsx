import { LazyLivePrice } from '../../market/lazy-market';

/** The live price of gold, for pages that load quotes. */
export function GoldPrice() {
  return (
    <>
      伦敦金
      <LazyLivePrice symbol="XAUUSD" />
    </>
  );
}
