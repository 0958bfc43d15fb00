import campaign from '@/campaigns/register-2501';
import { successMetadata, successPage } from '../success-page';

export const generateMetadata = successMetadata(campaign);
export default successPage(campaign);
