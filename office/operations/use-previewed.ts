import { useMutation } from '@tanstack/react-query';
import type { RunAnswer, RunInput } from '@/server/office/api';
import { CallError } from '../api/call';
import { run } from '../api/operations';

/** What a preview is of. */
type Previewed = Pick<RunInput, 'input' | 'loaded'>;

/**
 * An operation that shows its effect before it runs, and runs only with that effect: if it has changed meanwhile, nothing runs, and
 * the new effect is shown.
 *
 * @param onDone receives what ran
 */
export function usePreviewed(name: string, onDone?: (ran: RunAnswer) => void) {
  const preview = useMutation({ mutationFn: (of: Previewed) => run(name, { ...of, preview: true }) });
  const running = useMutation({
    mutationFn: (input: RunInput) => run(name, input),
    onSuccess: (ran) => {
      preview.reset();
      onDone?.(ran);
    },
    onError: (error) => {
      const changed = error instanceof CallError && error.problem.code === 'effect_changed';
      if (changed && preview.variables) preview.mutate(preview.variables);
    },
  });
  return {
    preview,
    running,
    error: running.error ?? preview.error,
    show: (of: Previewed) => {
      running.reset();
      preview.mutate(of);
    },
    /** Runs what the preview showed. */
    confirm: () => {
      if (!preview.data?.preview || !preview.variables) return;
      const { confirm, preview: shown } = preview.data;
      running.mutate({ input: { ...preview.variables.input, ...confirm }, effect: shown.effect });
    },
    /** Forgets what was shown and what ran. */
    reset: () => {
      preview.reset();
      running.reset();
    },
  };
}
