import type { Brand } from '@/lib/brand/schema';
import type { Clause } from '@/lib/clause/schema';
import { breakWords } from '@/lib/copy/break-words';
import { siteUrl } from '@/lib/site';
import { Words } from '../ui/words';
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
            <Words>{breakWords(`${brand.company} · ${clause.title} ${clause.version} 版`, [brand.name])}</Words>
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

/** A link to the top of a long page; browsers support the fragment natively. */
function BackToTop() {
  return (
    <p className={styles.bar} data-screen>
      <a className={styles.link} href="#top">
        <span className="visually-hidden">返回顶部</span>
        <svg viewBox="0 0 24 24" width="22" height="22" fill="none" aria-hidden="true">
          <path
            d="M12 19V6M6 11.5 12 5.5l6 6"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
      </a>
    </p>
  );
}
