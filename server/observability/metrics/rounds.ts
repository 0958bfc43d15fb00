import type { Registry } from 'prom-client';
import type { ActivityServices } from '../../domain/activities/engine/services';
import { readRoundsToCome } from '../../domain/activities/kinds/predict/calendar';
import { gaugeBy } from './read-when-asked';

/** How long the calendars of predictions last. */
export function measureRounds(
  { database, campaigns, clock }: Pick<ActivityServices, 'database' | 'campaigns' | 'clock'>,
  registry: Registry,
): void {
  gaugeBy(
    registry,
    {
      name: 'newactivities_rounds_to_come',
      help: 'Rounds of a prediction between releases whose result is not known yet, the running one included.',
    },
    'campaign',
    async () => {
      const coming = await readRoundsToCome(database.orm, campaigns, clock());
      return Object.fromEntries([...coming].map(([slug, rounds]) => [slug, rounds.length]));
    },
  );
}
