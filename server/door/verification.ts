import type { HostRule } from '@/lib/variant/types';
import type { SiteAnswer } from './site-client';

/** The elements by which search engines know whose a host is, for the end of a page's head; empty where none is asked for. */
export function verificationTags({ verification = {} }: Pick<HostRule, 'verification'> = {}): string {
  return Object.entries(verification)
    .map(([name, content]) => `<meta name="${name}" content="${content}"/>`)
    .join('');
}

/** What the site answered, with elements added to the page's head. */
export function withTags(answer: SiteAnswer, tags: string): SiteAnswer {
  if (!tags || answer.unchanged) return answer;
  const html = answer.response.body.toString().replace('</head>', () => `${tags}</head>`);
  return { ...answer, response: { ...answer.response, body: Buffer.from(html) } };
}
