import { Fragment } from 'react';
import type { ConsentDocument } from '@/lib/account/registration-fields';
import { FieldRow } from '../ui/field-row';
import { keepsQuery } from '../ui/link-kinds';
import styles from './form.module.css';

interface ConsentProps {
  documents: readonly ConsentDocument[];
  error?: string | undefined;
  onChange: (accepted: boolean) => void;
}

/** A consent that is never ticked in advance. Its clauses open in another tab, so that the form stays filled. */
export function Consent({ documents, error, onChange }: ConsentProps) {
  return (
    <FieldRow error={error} errorId="agreements-error">
      <div className={styles.consent}>
        <input
          type="checkbox"
          name="agreements"
          id="agreements"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'agreements-error' : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <p>
          <label htmlFor="agreements">已阅读并同意</label>
          {documents.map(({ title, version, href }) => (
            <Fragment key={href}>
              {/* Older browsers do not break a line between two brackets. */}
              <wbr />
              <a href={href} target="_blank" rel="noopener" {...keepsQuery}>
                《{title}》<small>{version}版</small>
              </a>
            </Fragment>
          ))}
        </p>
      </div>
    </FieldRow>
  );
}
