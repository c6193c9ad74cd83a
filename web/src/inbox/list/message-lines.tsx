import Attach from '@mui/icons-material/AttachFileOutlined';
import { styled } from '@mui/material/styles';
import { memo, useId, useRef, useState } from 'react';
import { useWhen } from '../../account/use-when.ts';
import { listTimeOf } from '../../kit/text/when.ts';
import { dominantDirection } from '../../kit/text/direction.ts';
import { useNear } from '../../kit/state/use-near.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { oneLine } from '../../kit/theme/tokens.ts';
import { BidiText } from '../../kit/ui/bidi-text.tsx';
import { addressOf, isToSomebody, type Message } from '../message.ts';
import { type CardActions, MessageActions } from '../message-actions.tsx';
import { previewOf, shownSubject, shownTags, listedWords } from './card-text.ts';
import { asOne, type Line, linesOf } from './lines.ts';
import { Dot, Opener, rowLook, Tag } from './row-opener.tsx';
import { hasSubject, SelectBox, shownWhenReached, State, titleOf, useRowName } from './row-parts.tsx';
import { SenderMark } from './sender-mark.tsx';
import { SwipeRow } from './swipe-row.tsx';
import { TagField } from './tag-field.tsx';
import { useSender } from '../use-shown-name.ts';

type MessageLinesProps = {
  messages: readonly Message[];
  density: 'comfortable' | 'compact';
  openedId: string | null;
  selected: ReadonlySet<string>;
  onSelect: (message: Message, isRange: boolean) => void;
  busy: ReadonlySet<string>;
  actions: CardActions;
};

/** As many lines as fill a window; they are drawn whole before anything is measured. */
const firstLines = 30;

/** The page's messages, one line a conversation. Rule inbox.density.1. */
export const MessageLines = memo(function MessageLines(props: MessageLinesProps) {
  const { messages, density, openedId, selected, busy, ...line } = props;
  const when = useWhen();
  const lines = linesOf(messages);
  return (
    <List data-density={density}>
      {lines.map(({ newest, messages: all }, index) => (
        <SwipeRow
          key={newest.threadId}
          message={asOne({ newest, messages: all })}
          actions={line.actions}
          aria-posinset={index + 1}
          aria-setsize={lines.length}
        >
          <OneLine
            newest={newest}
            messages={all}
            isOpened={all.some(({ id }) => id === openedId)}
            isSelected={all.every(({ id }) => selected.has(id))}
            isBusy={all.some(({ id }) => busy.has(id))}
            isFirst={index < firstLines}
            time={listTimeOf(newest.at, when)}
            {...line}
          />
        </SwipeRow>
      ))}
    </List>
  );
});

type OneLineProps = Line &
  Pick<MessageLinesProps, 'onSelect' | 'actions'> & {
    isOpened: boolean;
    isSelected: boolean;
    isBusy: boolean;
    isFirst: boolean;
    time: string;
  };

function OneLine(props: OneLineProps) {
  const { newest, messages, isOpened, isSelected, isBusy, isFirst } = props;
  const { time, onSelect, actions } = props;
  const titleId = useId();
  const line = useRef<HTMLElement>(null);
  const { isNear } = useNear(line, isFirst);
  /** Its buttons are drawn when it is first pointed at or focused. */
  const [isReached, setReached] = useState(false);
  const [isTagging, setTagging] = useState(false);
  const whole = asOne({ newest, messages });
  const { isUnread } = whole;
  const hasFiles = messages.some(({ attachments }) => attachments.length > 0);
  const sender = useSender(newest);
  return (
    <Root
      ref={line}
      aria-labelledby={titleId}
      aria-busy={isBusy || undefined}
      data-unread={isUnread || undefined}
      data-opened={isOpened || undefined}
      data-selected={isSelected || undefined}
      onPointerEnter={() => setReached(true)}
      onFocus={() => setReached(true)}
    >
      {isNear && <SelectBox {...{ message: newest, sender, isSelected, onSelect }} />}
      <Title
        {...{ newest, messages, isOpened, isNear, isUnread, hasFiles, time, titleId, sender }}
        onOpen={actions.open}
      />
      <Words message={newest} />
      {isNear && (
        <End>
          <Tags message={newest} />
          {hasFiles && <Attach />}
          <State message={newest} time={time} />
        </End>
      )}
      {isNear && isReached && (
        <ActionsPlace>
          <MessageActions
            message={whole}
            hands={{ ...actions, askForTag: () => setTagging(true) }}
            on="card"
          />
        </ActionsPlace>
      )}
      {isTagging && (
        <Tagging>
          <TagField
            onClose={() => setTagging(false)}
            onTag={(tag) => actions.actOn(newest, 'addLabel', tag)}
          />
        </Tagging>
      )}
    </Root>
  );
}

type TitleProps = Line & {
  isOpened: boolean;
  isNear: boolean;
  isUnread: boolean;
  hasFiles: boolean;
  time: string;
  titleId: string;
  sender: string;
  onOpen: (message: Message) => void;
};

/** Whom it is from or to, in the button that opens it and covers the line. */
function Title(props: TitleProps) {
  const { newest, messages, isOpened, isNear, isUnread, hasFiles, time, titleId, sender, onOpen } = props;
  const { t } = useTranslation('inbox');
  const counted = t('messagesCount', { count: messages.length });
  const said = [sender, titleOf(newest), messages.length > 1 && counted];
  const name = useRowName({ message: newest, said, time, isUnread, hasFiles });
  return (
    <Head id={titleId}>
      <Dot>{isNear && isUnread && <span className="visually-hidden">{t('unread')}</span>}</Dot>
      {isNear && <SenderMark message={newest} />}
      <Sender
        title={[sender, addressOf(newest)].filter((one) => one !== null).join('\n')}
        data-opens={newest.id}
        aria-label={name}
        aria-current={isOpened || undefined}
        onClick={() => onOpen(newest)}
      >
        {isToSomebody(newest) ? sender : <BidiText>{sender}</BidiText>}
      </Sender>
      {isNear && messages.length > 1 && (
        <HowMany title={counted} aria-hidden>
          {messages.length}
        </HowMany>
      )}
    </Head>
  );
}

/** The subject and the first words, in their own direction; what is cut is their end. */
function Words({ message }: { message: Message }) {
  const { t } = useTranslation('inbox');
  const { subject } = message;
  const { text } = listedWords(message);
  const words = (previewOf(text) ?? text).replaceAll(/\s+/g, ' ');
  if (!hasSubject(message)) {
    const isEmpty = words === '' && message.platform === 'gmail';
    return <Said dir={dominantDirection(words)}>{isEmpty ? t('noSubject') : words}</Said>;
  }
  return (
    <Said dir={dominantDirection(subject)}>
      <b>
        <BidiText>{shownSubject(subject)}</BidiText>
      </b>
      {words !== '' && (
        <>
          {' – '}
          <BidiText>{words}</BidiText>
        </>
      )}
    </Said>
  );
}

/** Those of a mail; what a platform calls its messages says no more than its icon. */
function Tags({ message: { platform, tags } }: { message: Message }) {
  if (platform !== 'gmail') return null;
  const { shown } = shownTags(tags);
  return shown.map((tag, index) => (
    <LowTag key={tags[index]} title={tags[index]}>
      <bdi>{tag}</bdi>
    </LowTag>
  ));
}

/** The space in which a line loses its tags. */
const narrow = '@container (max-width: 560px)';

const List = styled('ul')({ containerType: 'inline-size' });
const Root = styled('article')(({ theme }) => ({
  ...rowLook(theme),
  display: 'grid',
  gridTemplateColumns: '36px 236px minmax(0, 1fr) auto',
  columnGap: theme.spacing(1),
  alignItems: 'center',
  minBlockSize: 36,
  paddingInlineEnd: theme.spacing(1.5),
  '[data-density=compact] &': { minBlockSize: 28 },
  [narrow]: { gridTemplateColumns: '36px 144px minmax(0, 1fr) auto' },
  // On a phone it takes two rows.
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: '40px minmax(0, 1fr) auto',
    paddingBlock: theme.spacing(0.75),
  },
  // Above the button that covers the line.
  '& > .MuiCheckbox-root': {
    gridColumn: 1,
    gridRow: 1,
    zIndex: 1,
    padding: 3,
    justifySelf: 'center',
    [theme.breakpoints.down('sm')]: { gridRow: '1 / span 2' },
  },
}));
const Head = styled('h2')(({ theme }) => ({
  ...theme.typography.small,
  gridColumn: 2,
  margin: 0,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  minInlineSize: 0,
  // A picture takes no more room than the icons below it, so that all names begin in one place.
  '& > img': { inlineSize: 20, blockSize: 20, marginInline: -2 },
}));
const Sender = styled(Opener)({ '[data-unread] &': { fontWeight: 'var(--weight-strong)' } });
const HowMany = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  marginInlineStart: 'auto',
  color: theme.vars.palette.ink3,
}));
const Said = styled('p')(({ theme }) => ({
  ...theme.typography.small,
  margin: 0,
  minInlineSize: 0,
  color: theme.vars.palette.ink2,
  // Where the list begins, whatever the direction of the words.
  textAlign: '-webkit-match-parent',
  ...oneLine,
  '& > b': { fontWeight: 550, color: theme.vars.palette.ink },
  [theme.breakpoints.down('sm')]: { gridColumn: '2 / span 2', gridRow: 2 },
}));
const End = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  color: theme.vars.palette.ink3,
  '& > .MuiSvgIcon-root': { fontSize: 16 },
  [narrow]: { '& > :not(time, .MuiSvgIcon-root)': { display: 'none' } },
  [theme.breakpoints.down('sm')]: { gridColumn: 3, gridRow: 1 },
}));
const LowTag = styled(Tag)({ paddingBlock: 0, whiteSpace: 'nowrap' });
/** In the place of the time while the line is pointed at; a finger selects the line, or opens it. */
const ActionsPlace = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  insetBlock: 0,
  insetInlineEnd: theme.spacing(0.5),
  display: 'flex',
  alignItems: 'center',
  paddingInlineStart: theme.spacing(1),
  backgroundColor: theme.vars.palette.hover,
  ...shownWhenReached,
  '@media (pointer: coarse)': { display: 'none' },
}));
const Tagging = styled('div')({ gridColumn: '1 / -1', position: 'relative', zIndex: 1 });
