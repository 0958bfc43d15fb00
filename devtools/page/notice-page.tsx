import { CARD_STYLES } from './cards';
import { type DevelopmentPage, developmentPage } from './development-page';

interface NoticePage extends Pick<DevelopmentPage, 'title' | 'note' | 'address'> {
  heading: string;
  text: string;
  /** Where the page's only link leads, and its words. */
  back: string;
  backWords: string;
}

/** Renders a page that says one thing and leads back. */
export function noticePage({ heading, text, back, backWords, ...page }: NoticePage): string {
  return developmentPage({
    ...page,
    styles: CARD_STYLES,
    body: (
      <main className="narrow">
        <section className="card">
          <h2>{heading}</h2>
          <p>{text}</p>
          <p className="ways">
            <a className="button" href={back}>
              {backWords}
            </a>
          </p>
        </section>
      </main>
    ),
  });
}
