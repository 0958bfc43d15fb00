import styles from '../hero/ticket.module.css';
import type { CompositionPart } from './part';

export const ticket: CompositionPart = { name: 'ticket', styles };
