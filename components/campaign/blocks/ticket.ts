import base from '../hero/base.module.css';
import styles from '../hero/ticket.module.css';
import type { CompositionBlock } from './block';

export const ticket: CompositionBlock = { name: 'ticket', styles: { ...base, ...styles }, paper: true };
