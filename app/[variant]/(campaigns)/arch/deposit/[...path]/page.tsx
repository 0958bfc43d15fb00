import { arch } from '@/components/campaign/blocks/arch';
import { deposit } from '@/components/campaign/blocks/deposit';
import { pagesMadeOf } from '../../../defined-pages';

const { generateStaticParams, generateMetadata, generateViewport, page } = pagesMadeOf(arch, deposit);

export { generateMetadata, generateStaticParams, generateViewport, page as default };
