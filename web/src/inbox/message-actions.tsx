import More from '@mui/icons-material/MoreHorizOutlined';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import type { Message } from './message.ts';
import { loadTranslator } from './reading/assist.ts';
import { useLocale } from '../kit/text/use-locale.ts';
import { useTranslation } from '../kit/text/use-translation.ts';
import { IconButton } from '../kit/ui/icon-button.tsx';
import { MenuButton } from '../kit/ui/menu-button.tsx';
import {
  type Hands,
  isOffered,
  operate,
  type OperationName,
  operationNames,
  operations,
  type Purpose,
} from './operations.ts';

export type OpenedFor = { id: string; purpose: Purpose };

export type CardActions = Omit<Hands, 'askForTag'>;

type MessageActionsProps = { message: Message; hands: Hands; on: 'card' | 'open message' };

/** The actions on one message; the most frequent have buttons beside the menu. Rule inbox.one.1. */
export function MessageActions({ message, hands, on }: MessageActionsProps) {
  const { t } = useTranslation(['inbox', 'common']);
  const { language } = useLocale();
  const [isForDevice, setForDevice] = useState(true);
  const askDevice = () =>
    void loadTranslator()
      .then((here) => here.mayTranslateHere(message.messageText, language))
      .then(setForDevice)
      .catch(() => {});
  const offered = operationNames.filter(
    (name) => (on === 'card' || operations[name].onCardOnly !== true) && isOffered(name, message),
  );
  return (
    <Row>
      {offered
        .filter((name) => operations[name].place === 'button')
        .map((name) => {
          const { label, key, hasMenu } = operations[name];
          return (
            <IconButton
              // Of two that take turns, one stands in the place of the other and keeps the focus.
              key={key ?? name}
              size="sm"
              name={t(label)}
              icon={<OperationIcon name={name} />}
              {...(hasMenu === true && { 'aria-haspopup': 'menu' })}
              onClick={({ currentTarget }) => operate(name, message, hands, currentTarget)}
            />
          );
        })}
      <MenuButton
        size="sm"
        name={t('common:more')}
        icon={<More />}
        onOpen={askDevice}
        renderEntries={({ button }) =>
          offered
            .filter((name) => operations[name].place === 'menu')
            .map((name) => {
              const { label, edit } = operations[name];
              const needsModel = name === 'translate' && !hands.hasModel && !isForDevice;
              return {
                key: name,
                label: t(needsModel ? 'translateNeedsModel' : label),
                disabled: needsModel,
                icon: <OperationIcon name={name} />,
                danger: typeof edit?.asks === 'object',
                onSelect: () => afterMenu(() => operate(name, message, hands, button)),
              };
            })
        }
      />
    </Row>
  );
}

export function OperationIcon({ name }: { name: OperationName }) {
  const { Icon } = operations[name];
  return <Icon />;
}

/** A closing menu gives the focus back to its button; the timer lets the opened part take the focus after that. */
const afterMenu = (run: () => void) => void setTimeout(run);
const Row = styled('div')(({ theme }) => ({ display: 'flex', gap: theme.spacing(0.25) }));
