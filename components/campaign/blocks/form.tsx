import { KINDS } from '@/lib/activities/schema';
import { siteUrl } from '@/lib/site';
import { ActivityWords } from '../activity-words';
import { FormPanel } from '../form-panel';
import type { ActionBlock } from './block';

export const form: ActionBlock = {
  name: 'form',
  render: ({ campaign: { form: words, success, slug, activities }, consent }) => {
    const kind = activities[0]?.kind;
    return (
      words && (
        <FormPanel
          {...words}
          {...consent}
          successUrl={siteUrl(`/${success?.path ?? slug}`)}
          activity={kind && { kind, link: <ActivityWords>{KINDS[kind].words.link}</ActivityWords> }}
        />
      )
    );
  },
};
