import { deposit } from '@/components/campaign/blocks/deposit';
import { stage } from '@/components/campaign/blocks/stage';
import { pagesMadeOf } from '../../../defined-pages';

const { generateStaticParams, generateMetadata, generateViewport, page } = pagesMadeOf(stage, deposit);

export { generateMetadata, generateStaticParams, generateViewport, page as default };
