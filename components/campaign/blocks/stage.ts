import styles from '../hero/stage.module.css';
import type { CompositionBlock } from './block';

export const stage: CompositionBlock = { name: 'stage', styles };
