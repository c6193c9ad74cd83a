import { styled } from '@mui/material/styles';
import { onOneLine } from '@crocodile-hub/core/domain/visible-text';
import { useTranslation } from '../kit/text/use-translation.ts';
import { BidiText } from '../kit/ui/bidi-text.tsx';
import type { ChipValue, Who } from './chips.ts';
import { useChipWords } from './use-chip-words.ts';

type ChipPeopleProps = { value: Extract<ChipValue, { is: 'people' }> };

/** The recipients: each name with the full address that it means. */
export function ChipPeople({ value: { people, who } }: ChipPeopleProps) {
  return (
    <People>
      {people.map((written, index) => (
        // The same person may be listed twice.
        // eslint-disable-next-line react/no-array-index-key
        <Person key={index} written={written} who={who[index]} />
      ))}
    </People>
  );
}

function Person({ written, who }: { written: string; who: Who }) {
  const { t } = useTranslation('command');
  const { noteOn } = useChipWords();
  const note = noteOn(written, who);
  const isAddress = who !== undefined && who.address !== null;
  const doubt = who?.doubt ?? null;
  return (
    <span>
      {written.includes('@') ? <bdi dir="ltr">{onOneLine(written)}</bdi> : <BidiText>{written}</BidiText>}
      {note !== null && (
        <>
          {' '}
          <span data-note>{isAddress ? <bdi dir="ltr">{note}</bdi> : <BidiText>{note}</BidiText>}</span>
        </>
      )}
      {doubt === 'never-written-to' && <em> {t('newAddress')}</em>}
      {doubt === 'look-alike' && <em> {t('alikeAddress')}</em>}
      {doubt === 'by-sound' && <em> {t('soundingAddress')}</em>}
    </span>
  );
}

const People = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(1.5),
  minInlineSize: 0,
  paddingBlock: theme.spacing(0.5),
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  '& [data-note]': { fontWeight: 400, color: theme.vars.palette.ink2 },
  '& em': { fontStyle: 'normal', color: theme.vars.palette.accentInk },
}));
