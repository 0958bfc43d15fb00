import { Button } from 'antd';
import type { Document } from '@/server/operations/common/answer';
import styles from './document-view.module.css';
import { saveText } from './save-text';

/** Lines that are shown of a long document; the file has all. */
const SHOWN = 200;

/** A text for another program: what it begins with, and the file. */
export function DocumentView({ document: { type, name, content } }: { document: Document }) {
  const lines = content.split('\n');
  const more = lines.length - SHOWN;
  return (
    <div className={`panel ${styles.document}`}>
      {type !== 'text/plain' && (
        <div className={styles.head}>
          <span className="soft">
            {name ?? '文件'}，{lines.length} 行
          </span>
          <Button size="small" type="primary" onClick={() => saveText(type, name ?? 'answer.txt', content)}>
            下载
          </Button>
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled text is reached by keyboard. */}
      <pre className={styles.text} tabIndex={0}>
        {lines.slice(0, SHOWN).join('\n')}
      </pre>
      {more > 0 && <p className={styles.more}>还有 {more} 行，请下载查看。</p>}
    </div>
  );
}
