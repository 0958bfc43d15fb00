import { useQuery } from '@tanstack/react-query';
import { Drawer, Flex } from 'antd';
import { type ReactNode, useState } from 'react';
import type { RunAnswer } from '@/server/office/api';
import { findOffered } from '../api/offered';
import { operationsQuery } from '../api/operations';
import type { Values } from '../fields/input-of';
import { OperationForm } from './operation-form';

interface OperationDrawerProps {
  /** Name of the operation. */
  name: string;
  /** Input that the screen chose. */
  given: Values;
  /** What the form changes, as the screen loaded it. */
  initial?: Values;
  /** By default the operation's title. */
  title?: string;
  /** What the screen says about its choice. */
  children?: ReactNode;
  /** Called when the operation ran, while its answer is shown. */
  onDone: (ran: RunAnswer) => void;
  onClose: () => void;
}

/** A change beside the screen that chose it: what is missing, its effect, and its answer. */
export function OperationDrawer({ name, given, initial, title, children, onDone, onClose }: OperationDrawerProps) {
  const { data } = useQuery(operationsQuery);
  const [open, setOpen] = useState(true);
  const operation = findOffered(data, name);
  if (!operation || !data) return null;
  return (
    <Drawer
      open={open}
      title={title ?? operation.title}
      size={560}
      onClose={() => setOpen(false)}
      afterOpenChange={(shown) => {
        if (!shown) onClose();
      }}
    >
      <Flex vertical gap={16}>
        <p className="soft">{operation.summary}</p>
        {children}
        <OperationForm
          narrow
          operation={operation}
          campaigns={data.campaigns}
          brands={data.brands}
          given={given}
          {...(initial && { initial })}
          onDone={onDone}
          onCancel={() => setOpen(false)}
        />
      </Flex>
    </Drawer>
  );
}
