import styles from '../hero/stage.module.css';
import type { CompositionPart } from './part';

export const stage: CompositionPart = { name: 'stage', styles };
