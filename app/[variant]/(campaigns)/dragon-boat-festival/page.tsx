import campaign from '@/campaigns/dragon-boat-festival';
import { arch } from '@/components/campaign/blocks/arch';
import { RiverCourse } from '@/components/campaign/dragon-boat/river-course';
import { Section } from '@/components/ui/section';
import { campaignMetadata, campaignPage } from '../campaign-page';

const [quiz] = campaign.activities;
if (quiz?.kind !== 'quiz') throw new Error('The river of dragon-boat-festival is the course of its quiz.');

// The activity stands on its other page, so that this one does without its scripts.
export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, {
  composition: arch,
  extra: (
    <Section title="六题，六段江面">
      <RiverCourse playAt="/dragon-boat-festival/answer" prizes={quiz.prizes} />
    </Section>
  ),
});
