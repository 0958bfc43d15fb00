import { createEngine } from './engine/engine';
import * as modules from './modules';

/** The engine with every kind of activity. */
export const activityEngine = createEngine(modules);
