import { onOneLine } from '@crocodile-hub/core/domain/visible-text';
import Attach from '@mui/icons-material/AttachFileOutlined';
import { styled } from '@mui/material/styles';
import { Fragment, memo, useId, useRef, useState } from 'react';
import { isToSomebody, type Message, partnerName } from '../message.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { sizeOf } from '../../kit/text/size-of.ts';
import { useNear } from '../../kit/state/use-near.ts';
import { oneLine, radius } from '../../kit/theme/tokens.ts';
import { BidiText } from '../../kit/ui/bidi-text.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { previewOf, shownFiles, shownSender, shownSubject, shownTags, listedWords } from './card-text.ts';
import { type CardActions, MessageActions } from '../message-actions.tsx';
import { Dot, Opener, rowLook, Tag } from './row-opener.tsx';
import { hasSubject, SelectBox, shownWhenReached, State, titleOf, useRowName } from './row-parts.tsx';
import { SenderMark } from './sender-mark.tsx';
import { TagField } from './tag-field.tsx';
import { useSender, useShownName } from '../use-shown-name.ts';

type MessageCardProps = {
  message: Message;
  isOpened: boolean;
  isSelected: boolean;
  isBusy: boolean;
  /** Among the first of the page, which are in sight when it opens. */
  isFirst: boolean;
  /** The only one of its group, whose head names the sender and the platform. */
  isAlone: boolean;
  onSelect: (message: Message, isRange: boolean) => void;
  actions: CardActions;
  formatTime: (at: number) => string;
};

/**
 * A message in the list. Far from the window it is its button and its words alone: the keyboard, a screen reader and
 * the browser's own search find it, and it costs little. Rules inbox.card.1 and inbox.card.2.
 */
export const MessageCard = memo(function MessageCard(props: MessageCardProps) {
  const { message, isOpened, isSelected, isBusy, isFirst, isAlone, onSelect, actions, formatTime } = props;
  const titleId = useId();
  const card = useRef<HTMLElement>(null);
  const { isNear, blockSize } = useNear(card, isFirst);
  const [isTagging, setTagging] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const { isUnread, attachments } = message;
  const sender = useSender(message);
  return (
    <Card
      ref={card}
      aria-labelledby={titleId}
      aria-busy={isBusy || undefined}
      data-unread={isUnread || undefined}
      data-opened={isOpened || undefined}
      data-selected={isSelected || undefined}
      data-alone={isAlone || undefined}
      {...(blockSize === null ? {} : { style: { blockSize, overflow: 'clip' } })}
    >
      {isNear && <SelectBox {...{ message, sender, isSelected, onSelect }} />}
      <CardHead
        {...{ message, titleId, sender, isNear, isAlone, isOpened }}
        time={formatTime(message.at)}
        onOpen={() => actions.open(message)}
      />
      {isNear ? (
        <>
          <Words
            message={message}
            isAlone={isAlone}
            isWhole={isWhole}
            onWhole={setWhole}
            onOpen={() => actions.open(message)}
          />
          {isTagging && (
            <Raised>
              <TagField
                onClose={() => setTagging(false)}
                onTag={(tag) => actions.actOn(message, 'addLabel', tag)}
              />
            </Raised>
          )}
          <Foot>
            {(!isAlone || hasSubject(message)) && <Tags tags={message.tags} />}
            <Files attachments={attachments} />
          </Foot>
          <ActionsPlace>
            <MessageActions
              message={message}
              hands={{ ...actions, askForTag: () => setTagging(true) }}
              on="card"
            />
          </ActionsPlace>
        </>
      ) : (
        <Said>{farWordsOf(message)}</Said>
      )}
    </Card>
  );
});

type CardHeadProps = Pick<MessageCardProps, 'message' | 'isAlone' | 'isOpened'> & {
  titleId: string;
  sender: string;
  isNear: boolean;
  time: string;
  onOpen: () => void;
};

/** The button that opens the message and covers its card, with what is told of it. */
function CardHead(props: CardHeadProps) {
  const { message, titleId, sender, isNear, isAlone, isOpened, time, onOpen } = props;
  const { t } = useTranslation('inbox');
  const { id, platform, isUnread, attachments, tags } = message;
  const who = shownSender(useShownName()(partnerName(message)));
  const shownName = isToSomebody(message) ? t('sentTo', { who }) : who;
  const shownFirst = isAlone && !hasSubject(message) && tags.length > 0 && wordsOfTags(tags);
  const said = [sender, shownFirst, titleOf(message)];
  const name = useRowName({ message, said, time, isUnread, hasFiles: attachments.length > 0 });
  return (
    <Head id={titleId}>
      {isNear && isUnread && (
        <Dot>
          <span className="visually-hidden">{t('unread')}</span>
        </Dot>
      )}
      {isNear && (!isAlone || platform === 'messenger') && <SenderMark message={message} />}
      <Sender
        title={sender}
        data-opens={id}
        aria-label={name}
        aria-current={isOpened || undefined}
        onClick={onOpen}
      >
        {isNear ? <Lead {...{ message, shownName, isAlone }} /> : shownName}
      </Sender>
      {isNear && <State message={message} time={time} />}
    </Head>
  );
}

/** What a far card has for the browser's search. */
function farWordsOf(message: Message): string {
  const { platform, subject } = message;
  const { text } = listedWords(message);
  const words = previewOf(text) ?? text;
  return onOneLine(platform === 'gmail' ? `${shownSubject(subject)} ${words}` : words);
}

type LeadProps = { message: Message; shownName: string; isAlone: boolean };

/** What a card begins with: who wrote, or, where its group's head says so, the subject or the tags, if there are any. */
function Lead({ message, shownName, isAlone }: LeadProps) {
  if (isAlone && hasSubject(message)) return <BidiText>{shownSubject(message.subject)}</BidiText>;
  if (isAlone && message.tags.length > 0) return <TagsShown tags={message.tags} />;
  return isToSomebody(message) ? shownName : <BidiText>{shownName}</BidiText>;
}

type WordsProps = {
  message: Message;
  isAlone: boolean;
  isWhole: boolean;
  onWhole: (isWhole: boolean) => void;
  onOpen: () => void;
};

function Words({ message, isAlone, isWhole, onWhole, onOpen }: WordsProps) {
  const { t } = useTranslation('inbox');
  const { subject, isCut = false } = message;
  const { text, more } = listedWords(message);
  const preview = previewOf(text);
  return (
    <Said>
      {!isAlone && hasSubject(message) && (
        <Subject>
          <BidiText>{shownSubject(subject)}</BidiText>
        </Subject>
      )}
      {isWhole || preview === null ? (
        <BidiText {...(isWhole ? { as: 'reading' } : {})}>{text}</BidiText>
      ) : (
        <BidiText>{preview}</BidiText>
      )}
      {more > 0 && <span>{t('moreImages', { more })}</span>}
      {preview !== null && ' '}
      {preview !== null && (
        <Button
          size="sm"
          variant="bare"
          aria-expanded={isWhole}
          sx={moreStyle}
          onClick={() => onWhole(!isWhole)}
        >
          {t(isWhole ? 'showLess' : 'showMore')}
        </Button>
      )}
      {isCut && (isWhole || preview === null) && (
        <Button size="sm" variant="bare" sx={moreStyle} onClick={onOpen}>
          {t('openToRead')}
        </Button>
      )}
    </Said>
  );
}

function Files({ attachments }: Pick<Message, 'attachments'>) {
  const { t } = useTranslation('inbox');
  const { shown, more } = shownFiles(attachments);
  return (
    <>
      {shown.map(({ attachmentId, filename, size }) => (
        <FileLine key={attachmentId}>
          <Attach />
          <span className="visually-hidden">{t('attachment')}</span>
          <bdi className="name">{filename}</bdi>
          <bdi>{sizeOf(size)}</bdi>
        </FileLine>
      ))}
      {more > 0 && (
        <FileLine>
          <bdi>+{more}</bdi>
          <span className="visually-hidden">{t('moreFiles', { count: more })}</span>
        </FileLine>
      )}
    </>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  const { t } = useTranslation('inbox');
  if (tags.length === 0) return null;
  return (
    <TagList aria-label={t('tags')}>
      <TagsShown tags={tags} as="li" />
    </TagList>
  );
}

/** As they are shown: the name of a button holds the words on it. WCAG 2.5.3. */
function wordsOfTags(tags: readonly string[]): string {
  const { shown, more } = shownTags(tags);
  return [...shown, ...(more > 0 ? [`+${more}`] : [])].join(' ');
}

/** Beside each other: the items of a list, or pieces of a heading. */
function TagsShown({ tags, as }: { tags: readonly string[]; as?: 'li' }) {
  const { shown, more } = shownTags(tags);
  const kind = as === undefined ? {} : { as };
  return (
    <>
      {shown.map((tag, index) => (
        <Fragment key={tags[index]}>
          {index > 0 && ' '}
          <Tag title={tags[index]} {...kind}>
            <bdi>{tag}</bdi>
          </Tag>
        </Fragment>
      ))}
      {more > 0 && (
        <>
          {' '}
          <Tag {...kind}>
            <bdi>+{more}</bdi>
          </Tag>
        </>
      )}
    </>
  );
}

const moreStyle = {
  '&[data-size=sm]': {
    paddingInline: 0.5,
    marginInlineStart: -0.5,
    minBlockSize: 24,
    position: 'relative',
    color: 'primaryInk',
  },
};

const Card = styled('article')(({ theme }) => ({
  ...rowLook(theme),
  display: 'grid',
  gap: theme.spacing(0.5),
  padding: theme.spacing(1.25, 2),
  paddingInlineStart: theme.spacing(6),
  minInlineSize: 0,
  // Of one piece with the head of its group.
  '&[data-alone]': { borderBlockStart: 'none', paddingBlock: theme.spacing(0.25, 1) },
  // Above the button that covers the card.
  '& > .MuiCheckbox-root': {
    position: 'absolute',
    insetBlockStart: theme.spacing(0.5),
    insetInlineStart: theme.spacing(0.75),
    zIndex: 1,
  },
  '&[data-alone] > .MuiCheckbox-root': { insetBlockStart: theme.spacing(-0.75) },
}));
/** Above the button that covers the card. */
const Raised = styled('div')({ position: 'relative', zIndex: 1 });
/** A mouse shows them over the time; a finger finds them below. */
const ActionsPlace = styled('div')(({ theme }) => ({
  position: 'relative',
  zIndex: 1,
  justifySelf: 'end',
  '@media (pointer: fine)': {
    position: 'absolute',
    insetBlockStart: theme.spacing(0.75),
    insetInlineEnd: theme.spacing(1),
    borderRadius: radius.sm,
    border: `1px solid ${theme.vars.palette.border}`,
    backgroundColor: theme.vars.palette.surface,
    ...shownWhenReached,
  },
}));
const Head = styled('h3')(({ theme }) => ({
  ...theme.typography.body,
  margin: 0,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  minInlineSize: 0,
  // A badge's icon has no baseline, so it stands in the first line.
  '[data-alone] > &': {
    alignItems: 'baseline',
    '& > :has(> .MuiSvgIcon-root)': { alignSelf: 'start', minBlockSize: 20 },
  },
}));
const Sender = styled(Opener)(({ theme }) => ({
  fontWeight: 550,
  '[data-unread] &': { fontWeight: 'var(--weight-strong)' },
  // A subject takes two lines at most.
  '[data-alone] &': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  '& > span + span': { marginInlineStart: theme.spacing(0.25) },
}));
const Subject = styled('p')(({ theme }) => ({
  margin: 0,
  fontWeight: 550,
  color: theme.vars.palette.ink,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
}));
const Said = styled('div')(({ theme }) => ({
  ...theme.typography.small,
  minInlineSize: 0,
  color: theme.vars.palette.ink2,
  overflowWrap: 'anywhere',
}));
const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5, 1.25),
  '&:empty': { display: 'none' },
}));
const TagList = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.75),
}));
const FileLine = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  minInlineSize: 0,
  maxInlineSize: '100%',
  color: theme.vars.palette.ink3,
  '& .MuiSvgIcon-root': { fontSize: 16 },
  '& .name': oneLine,
}));
