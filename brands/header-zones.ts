import type { Brand } from '@/lib/brand/schema';

/** Default zones for the button and the links in the header picture. */
export const standardHeader = {
  download: { x: 275, y: 12, width: 88, height: 36 },
  links: {
    permissions: { x: 10, y: 58, width: 62, height: 26 },
    privacy: { x: 76, y: 58, width: 62, height: 26 },
    privacyClause: 'privacy-auth',
  },
} satisfies Brand['header'];
