import { centred } from '@/components/campaign/blocks/centred';
import { deposit } from '@/components/campaign/blocks/deposit';
import { pagesMadeOf } from '../../../defined-pages';

const { generateStaticParams, generateMetadata, generateViewport, page } = pagesMadeOf(centred, deposit);

export { generateMetadata, generateStaticParams, generateViewport, page as default };
