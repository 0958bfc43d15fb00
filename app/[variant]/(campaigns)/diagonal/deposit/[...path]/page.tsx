import { deposit } from '@/components/campaign/blocks/deposit';
import { diagonal } from '@/components/campaign/blocks/diagonal';
import { pagesMadeOf } from '../../../defined-pages';

const { generateStaticParams, generateMetadata, generateViewport, page } = pagesMadeOf(diagonal, deposit);

export { generateMetadata, generateStaticParams, generateViewport, page as default };
