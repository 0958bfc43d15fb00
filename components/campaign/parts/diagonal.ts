import styles from '../hero/diagonal.module.css';
import type { CompositionPart } from './part';

export const diagonal: CompositionPart = { name: 'diagonal', styles };
