import { Fragment } from 'react';
import styles from './form.module.css';

/** A clause that the visitor accepts. */
export interface ConsentDocument {
  title: string;
  /** Path of the clause page, with the base path. */
  href: string;
}

interface ConsentProps {
  documents: readonly ConsentDocument[];
  error?: string | undefined;
  onChange: () => void;
}

/** Never ticked beforehand; the clauses open beside the form, so that nothing typed is lost. */
export function Consent({ documents, error, onChange }: ConsentProps) {
  return (
    <div className={styles.row}>
      <div className={styles.consent}>
        <input
          type="checkbox"
          name="agreements"
          id="agreements"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'agreements-error' : undefined}
          onChange={onChange}
        />
        <p>
          <label htmlFor="agreements">已阅读并同意</label>
          {documents.map(({ title, href }) => (
            <Fragment key={href}>
              {/* Older browsers end no line between two brackets. */}
              <wbr />
              <a href={href} target="_blank" rel="noopener" data-keep-query>
                《{title}》
              </a>
            </Fragment>
          ))}
        </p>
      </div>
      {error && (
        <p className={styles.error} id="agreements-error">
          {error}
        </p>
      )}
    </div>
  );
}
