import campaign from '@/campaigns/triple-surprise';
import { successMetadata, successPage } from '../../success-page';

export const generateMetadata = successMetadata(campaign);
export default successPage(campaign);
