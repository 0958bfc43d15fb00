import base from '../hero/base.module.css';
import styles from '../hero/diagonal.module.css';
import type { CompositionBlock } from './block';

export const diagonal: CompositionBlock = { name: 'diagonal', styles: { ...base, ...styles } };
