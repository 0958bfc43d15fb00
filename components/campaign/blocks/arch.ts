import styles from '../hero/arch.module.css';
import base from '../hero/base.module.css';
import type { CompositionBlock } from './block';

export const arch: CompositionBlock = { name: 'arch', styles: { ...base, ...styles } };
