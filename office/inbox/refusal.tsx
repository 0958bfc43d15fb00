import { Alert, Flex } from 'antd';
import type { Answer } from '@/server/operations/common/answer';
import { useNames } from '../answer/names';
import { PlainAnswer } from '../answer/plain-answer';
import { withTitles } from '../answer/with-titles';
import { Facts } from '../layout/facts';
import { effectChanges } from './effect-changes';
import styles from './refusal.module.css';
import { begins, effectIn } from './requests';

/** Why the server does not run a request; if its effect has changed, what changed. */
export function Refusal({ answer, operator }: { answer: Answer; operator: string }) {
  const { campaign: titles } = useNames();
  if (!begins(answer, 'effect_changed'))
    return <Alert type="warning" showIcon title={<PlainAnswer answer={answer} />} />;
  const titled = withTitles(answer, titles);
  const { gone, come } = effectChanges(effectIn(titled, 'effect_requested'), effectIn(titled, 'effect_now'));
  return (
    <Alert
      type="warning"
      showIcon
      title="数据有变，现在执行的效果与申请时不同，没有执行。"
      description={
        <>
          <Facts
            facts={[
              { name: '申请时', value: <Lines as="del" lines={gone} none="没有下面这些" /> },
              { name: '现在', value: <Lines as="ins" lines={come} none="没有上面这些" /> },
            ]}
          />
          <p>请驳回，并请 {operator} 按现在的数据重新申请。</p>
        </>
      }
    />
  );
}

function Lines({ as: Line, lines, none }: { as: 'del' | 'ins'; lines: readonly string[]; none: string }) {
  if (lines.length === 0) return <span className="soft">{none}</span>;
  return (
    <Flex vertical gap={4} className={styles.lines ?? ''}>
      {lines.map((line) => (
        <Line key={line}>{line}</Line>
      ))}
    </Flex>
  );
}
