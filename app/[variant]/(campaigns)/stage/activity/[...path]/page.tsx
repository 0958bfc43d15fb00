import { stage } from '@/components/campaign/blocks/stage';
import { pagesMadeOf } from '../../../defined-pages';

const { generateStaticParams, generateMetadata, generateViewport, page } = pagesMadeOf(stage);

export { generateMetadata, generateStaticParams, generateViewport, page as default };
