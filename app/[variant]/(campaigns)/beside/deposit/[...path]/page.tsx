import { beside } from '@/components/campaign/blocks/beside';
import { deposit } from '@/components/campaign/blocks/deposit';
import { pagesMadeOf } from '../../../defined-pages';

const { generateStaticParams, generateMetadata, generateViewport, page } = pagesMadeOf(beside, deposit);

export { generateMetadata, generateStaticParams, generateViewport, page as default };
