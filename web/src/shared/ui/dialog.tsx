import { type ReactNode, Suspense, useState } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';

const DialogFrame = lazyPart(() => import('./dialog-frame.tsx'));

export type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** The row at the foot: cancel first, the main action last. */
  actions?: ReactNode;
  /** Stands beside the actions. */
  note?: ReactNode;
  /** While sending: neither Escape, scrim nor cross close it. */
  busy?: boolean;
  width?: 'normal' | 'wide';
  /** Makes the dialog a form. */
  onSubmit?: () => void;
  /** No cross: a question that only its actions answer. */
  plain?: boolean;
};

/** A dialog. Its code is fetched at the first opening: no screen's first paint waits for what is closed. */
export function Dialog(props: DialogProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <DialogFrame {...props} />
    </Suspense>
  );
}
