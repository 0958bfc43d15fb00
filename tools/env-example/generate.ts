import { readFileSync, writeFileSync } from 'node:fs';
import { envExample, FILE, SOURCE } from './env-example';

/** `npm run generate:env-example`: writes .env.example from the settings and their descriptions. */
writeFileSync(FILE, envExample(readFileSync(SOURCE, 'utf8')));
