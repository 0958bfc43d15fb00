/** Questions with which a new quiz starts. */
export { spotGoldBank as STARTING_BANK } from '@/campaigns/banks/spot-gold';
