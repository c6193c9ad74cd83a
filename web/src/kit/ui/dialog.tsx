import { type ReactNode, useState } from 'react';
import { lazyPart } from '../state/lazy-part.ts';

const DialogFrame = lazyPart(() => import('./dialog-frame.tsx'));

/** What closes a dialog, beside its own actions. The scrim is what lies around it. */
type ClosedBy = 'escape' | 'scrim' | 'cross';

export type DialogProps = {
  open: boolean;
  onClose: (by: ClosedBy) => void;
  title: string;
  children: ReactNode;
  /** The row at the foot: cancel first, the main action last. */
  actions?: ReactNode;
  note?: ReactNode;
  /** While true (as when sending), neither Escape, scrim nor cross close the dialog. */
  busy?: boolean;
  width?: 'normal' | 'wide';
  /** Makes the content a form. */
  onSubmit?: () => void;
  /** Without a cross. Escape and a press beside it close it all the same, as Cancel does. */
  plain?: boolean;
};

/** A dialog. Its code is fetched at the first opening, so that no first paint waits for it. */
export function Dialog(props: DialogProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  if (!wanted) return null;
  return <DialogFrame {...props} />;
}
