import styles from '../hero/ticket.module.css';
import type { CompositionBlock } from './block';

export const ticket: CompositionBlock = { name: 'ticket', styles };
