import type { Brand } from '@/lib/brand/schema';
import type { Clause } from '@/lib/clause/schema';
import { siteUrl } from '@/lib/site';
import { BackToTop } from './back-to-top';
import styles from './clause-document.module.css';
import { ClauseHeader } from './clause-header';
import { ClauseSection } from './clause-section';
import { Contents } from './contents';

interface ClauseDocumentProps {
  /** The document with every placeholder filled. */
  clause: Clause;
  brand: Brand;
  /** Whether the table of contents starts open, as in the desktop's side column. */
  contentsOpen: boolean;
}

/** A clause page: what the document is, its table of contents and its numbered text. Needs no script. */
export function ClauseDocument({ clause, brand, contentsOpen }: ClauseDocumentProps) {
  const isPrivacy = clause.slug.startsWith('privacy-');
  return (
    <div className={styles.stage}>
      <article className={styles.sheet} aria-labelledby="clause-title">
        <ClauseHeader clause={clause} brand={brand} />
        <Contents sections={clause.sections} open={contentsOpen} />
        <div>
          {clause.sections.map((section, index) => (
            <ClauseSection key={section.id} section={section} number={index + 1} />
          ))}
          <p className={styles.end}>
            {brand.company} · {clause.title} {clause.version} 版
          </p>
          {isPrivacy && (
            <p className={styles.notices}>
              <a href={siteUrl('/notices/open-source.txt')}>开源软件声明</a>
            </p>
          )}
        </div>
      </article>
      <BackToTop />
    </div>
  );
}
