import campaign from '@/campaigns/kh-7694-form';
import { successMetadata, successPage } from '../../success-page';

export const generateMetadata = successMetadata(campaign);
export default successPage(campaign);
