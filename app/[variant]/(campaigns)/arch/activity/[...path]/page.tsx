import { arch } from '@/components/campaign/blocks/arch';
import { pagesMadeOf } from '../../../defined-pages';

const { generateStaticParams, generateMetadata, generateViewport, page } = pagesMadeOf(arch);

export { generateMetadata, generateStaticParams, generateViewport, page as default };
