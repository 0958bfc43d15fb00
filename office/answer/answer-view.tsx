import { Button, Flex, Typography } from 'antd';
import type { Answer, Document } from '@/server/operations/common/answer';
import { AnswerBlocks, type Views } from './answer-blocks';
import styles from './document-view.module.css';
import { FiguresView } from './figures-view';
import { sentencesOf } from './read-answer';
import { saveText } from './save-text';
import { TableView } from './table-view';

/** Lines that are shown of a long document; the file has all. */
const SHOWN = 200;

const VIEWS: Views = { Table: TableView, Figures: FiguresView, Document: DocumentView };

/** What an operation answers, in Chinese: sentences, tables, figures and documents. */
export function AnswerView({ answer }: { answer: Answer }) {
  return (
    <AnswerBlocks answer={answer} views={VIEWS}>
      <Invitation answer={answer} />
    </AnswerBlocks>
  );
}

/** The address at which an invited operator enrols, if an answer has an invitation. Browsers do not send what follows its `#`. */
function Invitation({ answer }: { answer: Answer }) {
  const [invited] = sentencesOf(answer, 'may_enrol');
  const [invitation] = sentencesOf(answer, 'invitation_code');
  if (!invited || !invitation) return null;
  const parts = new URLSearchParams({ name: invited.name, code: invitation.code });
  const address = `${window.location.origin}/enrol#${parts}`;
  return (
    <p>
      把这个链接发给对方，只显示这一次：
      <br />
      <Typography.Text code copyable={{ text: address, tooltips: ['复制', '已复制'] }}>
        {address}
      </Typography.Text>
    </p>
  );
}

/** A text for another program: what it begins with, and the file. */
function DocumentView({ document: { type, name, content } }: { document: Document }) {
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
