import { form } from '@/components/campaign/blocks/form';
import { stage } from '@/components/campaign/blocks/stage';
import { pagesMadeOf } from '../../../defined-pages';

const { generateStaticParams, generateMetadata, generateViewport, page } = pagesMadeOf(stage, form);

export { generateMetadata, generateStaticParams, generateViewport, page as default };
