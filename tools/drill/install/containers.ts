import { readFileSync, symlinkSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Agent, request } from 'undici';
import { RESULTS, storedResults } from '../drill';
import { commandsOf } from '../guide';
import { Journal, longestPause } from '../journal';
import { HOST, Pages } from '../pages';
import { until } from '../until';
import { Visitors } from '../visitors';
import { FirstOperator } from './operator';
import { buildImage, command, podman } from './podman';
import type { Steps } from './steps';
import { visit } from './visit';

const LANDING = '/newactivities/kh_7694_form';
const GUIDE = 'deploy/README.md';
/** Services with the user of their first process and its capabilities. */
const SERVICES: Record<string, string> = {
  site: '1000 none',
};
