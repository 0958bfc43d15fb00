import base from '../hero/base.module.css';
import styles from '../hero/scroll.module.css';
import type { CompositionBlock } from './block';

export const scroll: CompositionBlock = { name: 'scroll', styles: { ...base, ...styles } };
