import base from '../hero/base.module.css';
import styles from '../hero/centred.module.css';
import type { CompositionBlock } from './block';

export const centred: CompositionBlock = { name: 'centred', styles: { ...base, ...styles } };
