import type { Campaign } from '@/lib/campaign/schema';
import kh7694Form from './kh-7694-form';

/** Every campaign's definition. A new one is a line here, its file beside it and its page under `app/`. */
export const campaigns: readonly Campaign[] = [kh7694Form];
