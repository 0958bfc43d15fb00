import campaign from '@/campaigns/dragon-boat-festival';
import { arch } from '@/components/campaign/blocks/arch';
import { RiverCourse } from '@/components/campaign/dragon-boat/river-course';
import { Section } from '@/components/ui/section';
import { chineseCount } from '@/lib/campaign/figures/chinese-number';
import { campaignMetadata, campaignPage } from '../campaign-page';

// The activity is on the other page of the campaign, so this page does not load its scripts.
export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, {
  composition: arch,
  extra: ({ campaign: { activities }, path, playAt = path }) =>
    activities.map((activity) =>
      activity.kind === 'quiz' ? (
        <Section key={activity.kind} title={`${chineseCount(activity.quiz.questionsPerTerm)}题，六段江面`}>
          <RiverCourse playAt={playAt} prizes={activity.prizes} />
        </Section>
      ) : null,
    ),
});
