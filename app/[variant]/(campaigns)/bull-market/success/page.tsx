import campaign from '@/campaigns/bull-market';
import { successMetadata, successPage } from '../../success-page';

export const generateMetadata = successMetadata(campaign);
export default successPage(campaign);
