import { Fragment } from 'react';

/** Styles for pages of cards: side by side on a wide screen, below each other on a phone. */
export const CARD_STYLES = `main { box-sizing: border-box; width: min(960px, 100%); margin: 0 auto; padding: 20px; display: grid; gap: 16px; align-content: start;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr)) }
.card { padding: 20px; background: #fff; border: 1px solid #dfe3ea; border-radius: 14px; min-width: 0 }
h2 { margin: 0 0 12px; font-size: 18px }
dl { margin: 0; display: grid; grid-template-columns: auto 1fr; gap: 10px 16px; font-variant-numeric: tabular-nums }
dt { color: #5b6474 }
dd { margin: 0; min-width: 0; text-align: right; overflow-wrap: anywhere }
.ways { margin: 20px 0 0; display: grid; gap: 12px }
.narrow { width: min(520px, 100%) }
.button { padding: 10px 22px; text-align: center; text-decoration: none; color: #fff; background: #1f4fbf; border-radius: 10px }
button { cursor: pointer }
button.plain { color: #1f4fbf; background: none; border: 1px solid #1f4fbf }
.quiet { padding: 10px; text-align: center; color: #1f4fbf }`;

/** A definition list. */
export function TermList({ terms }: { terms: readonly (readonly [term: string, text: string])[] }) {
  return (
    <dl>
      {terms.map(([term, text]) => (
        <Fragment key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
