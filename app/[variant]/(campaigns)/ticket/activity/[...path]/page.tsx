import { ticket } from '@/components/campaign/blocks/ticket';
import { pagesMadeOf } from '../../../defined-pages';

const { generateStaticParams, generateMetadata, generateViewport, page } = pagesMadeOf(ticket);

export { generateMetadata, generateStaticParams, generateViewport, page as default };
