import Close from '@mui/icons-material/CloseOutlined';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Sentence } from '@crocodile-hub/core/domain/summary';
import { nameOf } from '../../kit/text/language.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { radius } from '../../kit/theme/tokens.ts';
import { BidiText } from '../../kit/ui/bidi-text.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { Pressable } from '../../kit/ui/pressable.tsx';
import { Skeleton } from '../../kit/ui/skeleton.tsx';
import type { Assistance, Said } from './use-assistance.ts';

type AssistancePanelProps = {
  assistance: Assistance;
  onPoint: (source: Sentence) => void;
  onClose: () => void;
};

/** A summary or translation below the message. Pressing a sentence of a summary marks the words that it came from. */
export function AssistancePanel({ assistance, onPoint, onClose }: AssistancePanelProps) {
  const { t } = useTranslation(['inbox', 'common']);
  return (
    <Panel aria-label={t(titleOf(assistance))} aria-busy={assistance.is === 'working' || undefined}>
      <Head>
        <Typography variant="strong" component="h3">
          {t(titleOf(assistance))}
        </Typography>
        <IconButton size="sm" name={t('common:close')} icon={<Close />} onClick={onClose} />
      </Head>
      <div role="status">
        <Body assistance={assistance} onPoint={onPoint} />
      </div>
    </Panel>
  );
}

function titleOf(assistance: Assistance) {
  const isSummary =
    assistance.is === 'summary' || (assistance.is === 'working' && assistance.what === 'summarize');
  return isSummary ? 'summary' : 'translation';
}

function Body({ assistance, onPoint }: Omit<AssistancePanelProps, 'onClose'>) {
  const { t } = useTranslation('inbox');
  switch (assistance.is) {
    case 'working':
      return assistance.fetched === undefined ? (
        <Skeleton width="70%" />
      ) : (
        <p>{t('fetchingTranslator', { percent: assistance.fetched })}</p>
      );
    case 'translation':
      return (
        <>
          <BidiText as="reading">{assistance.text}</BidiText>
          <Note>{t(assistance.by === 'device' ? 'translatedHere' : 'translatedByModel')}</Note>
        </>
      );
    case 'understood':
      return <p>{t('understoodAlready', { language: nameOf[assistance.language] })}</p>;
    case 'failed':
      return (
        <p>
          {assistance.failure?.message ??
            t(assistance.failure === null ? 'translateMail' : 'failedTranslation')}
        </p>
      );
    case 'summary':
      return assistance.sentences.length === 0 ? (
        <p>{t('nothingToSummarize')}</p>
      ) : (
        <>
          <ul>
            {assistance.sentences.map((said, index) => (
              // The list never changes while it is shown.
              // eslint-disable-next-line react/no-array-index-key
              <li key={index}>
                <OneSentence said={said} onPoint={onPoint} />
              </li>
            ))}
          </ul>
          <Note>{t(assistance.by === 'rules' ? 'summaryByRules' : 'summaryByModel')}</Note>
        </>
      );
    default:
      return assistance satisfies never;
  }
}

function OneSentence({
  said: { text, source },
  onPoint,
}: { said: Said } & Pick<AssistancePanelProps, 'onPoint'>) {
  const { t } = useTranslation('inbox');
  if (source === null) {
    return (
      <>
        <BidiText>{text}</BidiText> <Note as="span">{t('notInMessage')}</Note>
      </>
    );
  }
  return (
    <Point title={t('showSource')} onClick={() => onPoint(source)}>
      <BidiText>{text}</BidiText>
    </Point>
  );
}

const Panel = styled('section')(({ theme }) => ({
  ...theme.typography.body,
  display: 'grid',
  gap: theme.spacing(0.5),
  padding: theme.spacing(1, 1.5),
  borderRadius: radius.md,
  border: `1px solid ${theme.vars.palette.primaryTintStrong}`,
  backgroundColor: theme.vars.palette.primaryTint,
  color: theme.vars.palette.ink,
  overflowWrap: 'anywhere',
  '& ul': { display: 'grid', gap: theme.spacing(0.25) },
}));
const Head = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });
const Note = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  color: theme.vars.palette.ink2,
}));
const Point = styled(Pressable)(({ theme }) => ({
  display: 'block',
  font: 'inherit',
  textAlign: 'start',
  // Aligns the words with the title above.
  marginInlineStart: theme.spacing(-0.75),
  padding: theme.spacing(0.5, 0.75),
  borderRadius: radius.xs,
  color: theme.vars.palette.ink,
  '&:hover': { backgroundColor: theme.vars.palette.hover },
}));
