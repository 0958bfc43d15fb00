import styles from '../hero/arch.module.css';
import type { CompositionBlock } from './block';

export const arch: CompositionBlock = { name: 'arch', styles };
