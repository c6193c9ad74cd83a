import { withoutTurns } from '@crocodile-hub/core/domain/visible-text';
import { styled } from '@mui/material/styles';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { dominantDirection } from '../../kit/text/direction.ts';
import { BidiText } from '../../kit/ui/bidi-text.tsx';
import { Chip } from '../../kit/ui/chip.tsx';
import type { Offers as Offered } from '../desk/desk.ts';

type OffersProps = { offered: Offered; onChoose: (message: string) => void };

/** What else the person may have meant: one press says it. */
export function Offers({ offered, onChoose }: OffersProps) {
  const { t } = useTranslation('command-center');
  return (
    <List aria-label={t('offers')}>
      {offered.map(({ label, message }) => (
        <li key={message}>
          <Chip sx={wrapped} onClick={() => onChoose(message)}>
            <Label words={label} />
          </Chip>
        </li>
      ))}
    </List>
  );
}

/** What the label holds from outside is isolated, as a meeting's title: that does not decide its direction. */
function Label({ words }: { words: string }) {
  const runs = words.split(/\u2068([^\u2068\u2069]*)\u2069/);
  const own = runs.filter((_, place) => place % 2 === 0).join('');
  return (
    <bdi dir={dominantDirection(own)}>
      {runs.map((run, place) =>
        // The runs of one label keep their places.
        // oxlint-disable-next-line react/no-array-index-key
        place % 2 === 0 ? withoutTurns(run) : <BidiText key={place}>{run}</BidiText>,
      )}
    </bdi>
  );
}

/** A label may be a meeting's whole line. */
const wrapped = { whiteSpace: 'normal', textAlign: 'start', overflowWrap: 'anywhere' };

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.75),
  '& > li': { minInlineSize: 0, maxInlineSize: '100%' },
  paddingBlockStart: theme.spacing(0.5),
}));
