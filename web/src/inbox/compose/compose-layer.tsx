import type { Message } from '../message.ts';
import { useGoogleConnection } from '../../connections/watch-integrations.ts';
import { profileQuery } from '../../account/watch-profile.ts';
import { useSignIn, useUid } from '../../account/person.ts';
import { useLiveQuery } from '../../account/use-live-query.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { ComposeDialog, type ComposeDialogProps } from '../../actions/dialogs/compose/compose-dialog.tsx';
import { DraftLayer } from './draft-layer.tsx';
import { type HeadWords, newMessageTo, openingFor, signed } from './opening.ts';
import type { Strangers } from '../reading/strangers.ts';
import type { Composing } from './use-compose.ts';

type ComposeLayerProps = Pick<ComposeDialogProps, 'onClose'> & {
  composing: Composing;
  /** Whom a new message begins with. */
  to: string;
  /** The answered or forwarded message, with its whole text. */
  message: Message | undefined;
  strangers: Strangers;
  formatTime: (at: number) => string;
  draftId: string;
  /** Called with the draft's own id: the id of its message changes with every save. */
  onDraftNamed: (draftId: string) => void;
};

/** The compose dialog over the inbox, as the address asks for it. */
export default function ComposeLayer(props: ComposeLayerProps) {
  const { composing, to, message, strangers, formatTime, draftId, onDraftNamed, onClose } = props;
  const { t } = useTranslation('inbox');
  const signIn = useSignIn();
  const google = useGoogleConnection();
  const profile = useLiveQuery(profileQuery, useUid());
  if (composing === 'draft') return <DraftLayer id={draftId} onNamed={onDraftNamed} onClose={onClose} />;
  // The dialog's first values are fixed when it opens, so it waits for the profile.
  if (profile.is === 'loading') return null;
  const signature = (profile.is === 'ready' ? profile.items[0]?.settings?.signature : undefined) ?? '';
  if (composing === 'new')
    return <ComposeDialog {...signed(newMessageTo(to), signature)} onClose={onClose} />;
  // An answer to all leaves out the person's own addresses, so they must be known first.
  if (message === undefined || google.is === 'unknown') return null;
  const email = signIn.is === 'signed-in' ? signIn.person.email : null;
  const account = google.is === 'connected' ? google.account : null;
  const own = [email, account].flatMap((one) => one ?? []);
  const heads: HeadWords = {
    reply: ({ sender, at }) => plain(t('wroteOn', { date: formatTime(at), who: sender })),
    forward: ({ sender, senderEmail, at, subject, recipients, cc }) =>
      [
        t('headFrom', { who: `${sender} <${senderEmail}>` }),
        t('headDate', { date: formatTime(at) }),
        t('headSubject', { subject }),
        t('sentTo', { who: recipients.join(', ') }),
        ...(cc.length === 0 ? [] : [t('headCc', { who: cc.join(', ') })]),
      ].map(plain),
  };
  const opening = signed(openingFor(composing, message, { own, heads }), signature);
  return <ComposeDialog key={opening.name} {...opening} strangers={strangers} onClose={onClose} />;
}

/** The screen's texts contain direction marks, which do not belong into a mail. */
const plain = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '');
