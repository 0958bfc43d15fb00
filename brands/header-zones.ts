import type { Brand } from '@/lib/brand/schema';

/** Where the header picture carries its button and links in every brand that says nothing else. */
export const standardHeader = {
  download: { x: 275, y: 12, width: 88, height: 36 },
  links: {
    permissions: { x: 10, y: 58, width: 62, height: 26 },
    privacy: { x: 76, y: 58, width: 62, height: 26 },
    privacyClause: 'privacy-auth',
  },
} satisfies Brand['header'];
