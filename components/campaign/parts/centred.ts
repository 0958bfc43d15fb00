import styles from '../hero/centred.module.css';
import type { CompositionPart } from './part';

export const centred: CompositionPart = { name: 'centred', styles };
