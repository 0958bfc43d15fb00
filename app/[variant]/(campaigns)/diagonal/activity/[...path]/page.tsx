import { diagonal } from '@/components/campaign/blocks/diagonal';
import { pagesMadeOf } from '../../../defined-pages';

const { generateStaticParams, generateMetadata, generateViewport, page } = pagesMadeOf(diagonal);

export { generateMetadata, generateStaticParams, generateViewport, page as default };
