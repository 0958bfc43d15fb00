import { Alert } from 'antd';
import { lazy, Suspense } from 'react';
import { problemText, refusalOf } from '../api/problem-text';

// Loads the words of all operations, which the sign-in needs only after a wrong attempt.
const AnswerView = lazy(async () => ({ default: (await import('../answer/answer-view')).AnswerView }));

/** Why a call failed, in the words of the operation if it has some. */
export function Fault({ error }: { error: Error }) {
  const refusal = refusalOf(error);
  const title = refusal ? (
    <Suspense fallback={problemText(error)}>
      <AnswerView answer={refusal} />
    </Suspense>
  ) : (
    problemText(error)
  );
  return <Alert type="error" showIcon title={title} />;
}
