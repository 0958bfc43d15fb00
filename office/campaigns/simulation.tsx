import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { AnswerView } from '../answer/answer-view';
import { run } from '../api/operations';
import { useMay } from '../api/use-may';
import { OperationDrawer } from '../operations/operation-drawer';
import { Fault } from '../parts/fault';
import { type RevisionRow, TEXTS } from '../texts/text-queries';

/** What the definition of a revision would cost, and its simulation with other assumptions. */
export function Simulation({ revision: { revision, state } }: { revision: RevisionRow }) {
  const queries = useQueryClient();
  const may = useMay();
  const [open, setOpen] = useState(false);
  const given = { revision: String(revision) };
  const queryKey = [TEXTS, 'simulation', revision];
  const shown = useQuery({ queryKey, queryFn: () => run('campaigns simulation', { input: given }) });
  return (
    <section aria-label="成本模拟">
      <h3>成本模拟</h3>
      {shown.error ? <Fault error={shown.error} /> : !shown.data && <Skeleton active />}
      {shown.data && <AnswerView answer={shown.data.answer} />}
      {state === 'draft' && may('campaigns simulate') && <Button onClick={() => setOpen(true)}>模拟成本</Button>}
      {open && (
        <OperationDrawer
          name="campaigns simulate"
          given={given}
          onDone={() => queries.invalidateQueries({ queryKey })}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
