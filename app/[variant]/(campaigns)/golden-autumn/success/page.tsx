import campaign from '@/campaigns/golden-autumn';
import { successMetadata, successPage } from '../../success-page';

export const generateMetadata = successMetadata(campaign);
export default successPage(campaign);
