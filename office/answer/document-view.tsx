import { Button, Flex } from 'antd';
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
    <div className="panel rows">
      {type !== 'text/plain' && (
        <Flex gap={12} align="center" justify="space-between" className={styles.side ?? ''}>
          <span className="soft">
            {name ?? '文件'}，{lines.length} 行
          </span>
          <Button size="small" type="primary" onClick={() => saveText(type, name ?? 'answer.txt', content)}>
            下载
          </Button>
        </Flex>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled text is reached by keyboard. */}
      <pre className={`mono ${styles.text}`} tabIndex={0}>
        {lines.slice(0, SHOWN).join('\n')}
      </pre>
      {more > 0 && <p className={`soft ${styles.side}`}>还有 {more} 行，请下载查看。</p>}
    </div>
  );
}
