import { Alert } from 'antd';
import type { Answer } from '@/server/operations/common/answer';
import { useNames } from '../answer/names';
import { PlainAnswer } from '../answer/plain-answer';
import { withTitles } from '../answer/with-titles';
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
          <dl className={styles.changes}>
            <div>
              <dt>申请时</dt>
              <dd>
                {gone.map((line) => (
                  <del key={line}>{line}</del>
                ))}
                {gone.length === 0 && <span className="soft">没有下面这些</span>}
              </dd>
            </div>
            <div>
              <dt>现在</dt>
              <dd>
                {come.map((line) => (
                  <ins key={line}>{line}</ins>
                ))}
                {come.length === 0 && <span className="soft">没有上面这些</span>}
              </dd>
            </div>
          </dl>
          <p>请驳回，并请 {operator} 按现在的数据重新申请。</p>
        </>
      }
    />
  );
}
