import { COUNTED, COUNTED_EVERYWHERE } from './counted-facts';
import { EVERYWHERE, OF_CAMPAIGNS } from './facts';

/** Every fact that a campaign may tell, in its words. */
export function factsOf(slug: string): string[] {
  const own = [OF_CAMPAIGNS, COUNTED].flatMap((facts) => facts[slug] ?? []);
  return [...EVERYWHERE, ...COUNTED_EVERYWHERE, ...own].map(({ says }) => says);
}
