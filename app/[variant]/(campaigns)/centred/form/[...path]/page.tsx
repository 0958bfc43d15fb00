import { centred } from '@/components/campaign/blocks/centred';
import { form } from '@/components/campaign/blocks/form';
import { pagesMadeOf } from '../../../defined-pages';

const { generateStaticParams, generateMetadata, generateViewport, page } = pagesMadeOf(centred, form);

export { generateMetadata, generateStaticParams, generateViewport, page as default };
