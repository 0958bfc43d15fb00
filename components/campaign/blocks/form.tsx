import { siteUrl } from '@/lib/site';
import { FormPanel } from '../form-panel';
import type { PageBlock } from './block';

export const form: PageBlock = {
  name: 'form',
  render: ({ campaign: { form: words, success, slug, activities }, consent }) =>
    words && (
      <FormPanel
        {...words}
        {...consent}
        successUrl={siteUrl(`/${success?.path ?? slug}`)}
        activity={activities[0]?.kind}
      />
    ),
};
