import { form } from '@/components/campaign/blocks/form';
import { scroll } from '@/components/campaign/blocks/scroll';
import { pagesMadeOf } from '../../../defined-pages';

const { generateStaticParams, generateMetadata, generateViewport, page } = pagesMadeOf(scroll, form);

export { generateMetadata, generateStaticParams, generateViewport, page as default };
