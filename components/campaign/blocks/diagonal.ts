import styles from '../hero/diagonal.module.css';
import type { CompositionBlock } from './block';

export const diagonal: CompositionBlock = { name: 'diagonal', styles };
