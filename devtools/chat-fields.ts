import { randomUUID } from 'node:crypto';
import { z } from 'zod';

export const MESSAGE_MAX = 500;

const deskFields = { company: z.string().max(32).default(''), config: z.string().max(32).default('') };

/** The query of the conversation page. Without a conversation it starts a new one. */
export const chatQuery = z.object({ ...deskFields, conversation: z.uuid().default(() => randomUUID()) });

/** A message from the page's form. */
export const chatMessage = z.object({
  ...deskFields,
  conversation: z.uuid(),
  text: z.string().trim().min(1).max(MESSAGE_MAX),
});
