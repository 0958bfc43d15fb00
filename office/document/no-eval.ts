import { config } from 'zod/v4/core';

// The office's policy forbids code from texts. Without this, schemas would try whether they may compile any.
config({ jitless: true });
