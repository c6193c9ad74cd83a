import Check from '@mui/icons-material/CheckOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from '../kit/text/use-translation.ts';
import { BidiText } from '../kit/ui/bidi-text.tsx';
import { Chip } from '../kit/ui/chip.tsx';
import { answerKey, type Question } from './questions.ts';

type QuestionsProps = {
  questions: readonly Question[];
  disabled: boolean;
  onYes: (question: Question) => void;
};

/** The doubts of the reading, each with a button to confirm it. Changing the words or a chip answers them too. */
export function Questions({ questions, disabled, onYes }: QuestionsProps) {
  const { t } = useTranslation('command');
  if (questions.length === 0) return null;
  return (
    <Box component="ul" aria-label={t('questions')} sx={listStyle}>
      {questions.map((question) => {
        const words = t(`ask_${question.kind}`, { words: question.words, meant: question.meant ?? '' });
        return (
          <Box component="li" key={answerKey(question)} sx={{ minInlineSize: 0, maxInlineSize: '100%' }}>
            <Chip
              kind="guess"
              disabled={disabled}
              aria-label={`${words} ${t('yes')}`}
              sx={{ whiteSpace: 'normal', textAlign: 'start' }}
              alternative={
                <>
                  <Check aria-hidden /> {t('yes')}
                </>
              }
              onClick={() => onYes(question)}
            >
              <BidiText>{words}</BidiText>
            </Chip>
          </Box>
        );
      })}
    </Box>
  );
}

const listStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
};
