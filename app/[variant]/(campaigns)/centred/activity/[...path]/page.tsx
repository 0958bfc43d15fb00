import { centred } from '@/components/campaign/blocks/centred';
import { pagesMadeOf } from '../../../defined-pages';

const { generateStaticParams, generateMetadata, generateViewport, page } = pagesMadeOf(centred);

export { generateMetadata, generateStaticParams, generateViewport, page as default };
