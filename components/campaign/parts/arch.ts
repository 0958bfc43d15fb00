import styles from '../hero/arch.module.css';
import type { CompositionPart } from './part';

export const arch: CompositionPart = { name: 'arch', styles };
