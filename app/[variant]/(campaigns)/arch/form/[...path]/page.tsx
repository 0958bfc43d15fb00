import { arch } from '@/components/campaign/blocks/arch';
import { form } from '@/components/campaign/blocks/form';
import { pagesMadeOf } from '../../../defined-pages';

const { generateStaticParams, generateMetadata, generateViewport, page } = pagesMadeOf(arch, form);

export { generateMetadata, generateStaticParams, generateViewport, page as default };
