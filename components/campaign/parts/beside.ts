import styles from '../hero/beside.module.css';
import type { CompositionPart } from './part';

export const beside: CompositionPart = { name: 'beside', styles };
