import { beside } from '@/components/campaign/blocks/beside';
import { pagesMadeOf } from '../../../defined-pages';

const { generateStaticParams, generateMetadata, generateViewport, page } = pagesMadeOf(beside);

export { generateMetadata, generateStaticParams, generateViewport, page as default };
