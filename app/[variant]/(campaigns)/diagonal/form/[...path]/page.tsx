import { diagonal } from '@/components/campaign/blocks/diagonal';
import { form } from '@/components/campaign/blocks/form';
import { pagesMadeOf } from '../../../defined-pages';

const { generateStaticParams, generateMetadata, generateViewport, page } = pagesMadeOf(diagonal, form);

export { generateMetadata, generateStaticParams, generateViewport, page as default };
