import { deposit } from '@/components/campaign/blocks/deposit';
import { ticket } from '@/components/campaign/blocks/ticket';
import { pagesMadeOf } from '../../../defined-pages';

const { generateStaticParams, generateMetadata, generateViewport, page } = pagesMadeOf(ticket, deposit);

export { generateMetadata, generateStaticParams, generateViewport, page as default };
