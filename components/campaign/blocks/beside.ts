import base from '../hero/base.module.css';
import styles from '../hero/beside.module.css';
import type { CompositionBlock } from './block';

export const beside: CompositionBlock = { name: 'beside', styles: { ...base, ...styles } };
