import type { Registry } from 'prom-client';
import type { ActivityServices } from '../../domain/activities/engine/services';
import { readRoundsToCome } from '../../domain/activities/kinds/predict/calendar';
import { gaugeBy } from './read-when-asked';

/** Exports how many rounds the prediction calendars still have. */
export function measureRounds(
  { database, campaigns, clock }: Pick<ActivityServices, 'database' | 'campaigns' | 'clock'>,
  registry: Registry,
): void {
  gaugeBy(
    registry,
    {
      name: 'newactivities_rounds_to_come',
      help: 'Rounds of a prediction campaign without a known result, including the running one.',
    },
    'campaign',
    async () => {
      const coming = await readRoundsToCome(database.orm, campaigns, clock());
      return Object.fromEntries([...coming].map(([slug, rounds]) => [slug, rounds.length]));
    },
  );
}
