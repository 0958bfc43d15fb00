import campaign from '@/campaigns/dragon-boat-festival';
import { arch } from '@/components/campaign/blocks/arch';
import { RiverCourse } from '@/components/campaign/dragon-boat/river-course';
import { Section } from '@/components/ui/section';
import { campaignMetadata, campaignPage } from '../campaign-page';

const [quiz] = campaign.activities;
if (quiz?.kind !== 'quiz') throw new Error("dragon-boat-festival needs a quiz: its river shows the quiz's prizes.");

// The activity is on the other page of the campaign, so this page does not load its scripts.
export const generateMetadata = campaignMetadata(campaign);
export default campaignPage(campaign, {
  composition: arch,
  extra: (
    <Section title="六题，六段江面">
      <RiverCourse playAt="/dragon-boat-festival/answer" prizes={quiz.prizes} />
    </Section>
  ),
});
