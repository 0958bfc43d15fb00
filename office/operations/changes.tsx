import { Alert, Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { useMay } from '../api/use-may';
import type { Values } from '../fields/input-of';
import { OperationDrawer } from './operation-drawer';

/** An operation on something that the screen chose. */
export interface Change {
  /** The operation. */
  name: string;
  given: Values;
  /** What the form changes, as the screen loaded it. */
  initial?: Values;
  /** Of the drawer, by default the operation's. */
  title?: string;
  /** What the screen says about its choice. */
  note?: string;
}

/** A button that opens a change. */
export interface Offer extends Change {
  label: string;
  /** What the button is about, where others have the same label. */
  about?: string;
  look?: 'primary' | 'danger';
  /** Why it cannot be opened now. */
  blocked?: string | undefined;
}

/** The drawer of the change that the operator opened. @param onDone called when its operation ran */
export function useChanges(onDone: (change: Change) => void): { open: (change: Change) => void; drawer: ReactNode } {
  const [change, setChange] = useState<Change>();
  if (!change) return { open: setChange, drawer: null };
  const { note, ...shown } = change;
  const drawer = (
    <OperationDrawer key={change.name} {...shown} onDone={() => onDone(change)} onClose={() => setChange(undefined)}>
      {note && <Alert type="warning" title={note} />}
    </OperationDrawer>
  );
  return { open: setChange, drawer };
}

interface OffersProps {
  offers: readonly Offer[];
  small?: boolean;
  onOpen: (change: Change) => void;
}

/** The changes that the operator may run. */
export function Offers({ offers, small = false, onOpen }: OffersProps) {
  const may = useMay();
  return offers
    .filter(({ name }) => may(name))
    .map(({ label, about, look, blocked, ...change }) => (
      <Button
        key={label}
        size={small ? 'small' : 'middle'}
        type={look === 'primary' ? 'primary' : 'default'}
        danger={look === 'danger'}
        disabled={blocked !== undefined}
        title={blocked}
        aria-label={about && `${label} ${about}`}
        onClick={() => onOpen(change)}
      >
        {label}
      </Button>
    ));
}
