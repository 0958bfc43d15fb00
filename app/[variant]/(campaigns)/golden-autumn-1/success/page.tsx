import campaign from '@/campaigns/golden-autumn-1';
import { successMetadata, successPage } from '../../success-page';

export const generateMetadata = successMetadata(campaign);
export default successPage(campaign);
