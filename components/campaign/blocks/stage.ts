import base from '../hero/base.module.css';
import styles from '../hero/stage.module.css';
import type { CompositionBlock } from './block';

export const stage: CompositionBlock = { name: 'stage', styles: { ...base, ...styles } };
