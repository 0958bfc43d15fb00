import { shareLink } from '../../flows/share-link';
import { sharePicturePath } from '../../search/share-picture';
import { siteUrl } from '../../site';
import { createEmitter } from '../store/emitter';

/** What a chat shows of a shared page. */
export interface ShareCard {
  title: string;
  description: string;
  link: string;
  /** URL of the square picture. */
  picture: string;
}

const changes = createEmitter();
let offered: Partial<ShareCard> = {};

/** Replaces parts of the page's card, such as by a visitor's invitation. Returns the function that takes them back. */
export function offerShareCard(card: Partial<ShareCard>): () => void {
  const offer = (next: Partial<ShareCard>) => {
    offered = next;
    changes.emit();
  };
  offer(card);
  return () => offer({});
}

/** Calls the listener whenever the card changes. Returns the function that removes it. */
export const onShareCardChange = changes.on;

/** The page's current card. A page that describes itself with `itemprop` says it there; others have the brand's picture. */
export function shareCard(): ShareCard {
  const { brand = 'default' } = document.documentElement.dataset;
  return {
    title: saidBy('name') ?? document.title,
    description: saidBy('description') ?? '',
    link: shareLink(window.location),
    picture: saidBy('image') ?? window.location.origin + siteUrl(sharePicturePath(brand, undefined, 'square')),
    ...offered,
  };
}

function saidBy(property: string): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[itemprop=${property}]`)?.content;
}
