import { beside } from '@/components/campaign/blocks/beside';
import { form } from '@/components/campaign/blocks/form';
import { pagesMadeOf } from '../../../defined-pages';

const { generateStaticParams, generateMetadata, generateViewport, page } = pagesMadeOf(beside, form);

export { generateMetadata, generateStaticParams, generateViewport, page as default };
