import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { bounds } from '@crocodile-hub/core/contract/bounds';
import { hold } from '@crocodile-hub/core/domain/limits';
import { useMemo, useState } from 'react';
import { useSettingChoices } from '../../account/use-setting-choices.ts';
import { browserZone } from '../../account/use-settings.ts';
import { useTooLong } from '../../kit/text/use-too-long.ts';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { Field, FieldFrame, useFieldIds } from '../../kit/ui/field.tsx';
import { Choice } from '../../kit/ui/choice.tsx';
import { chooseLookFirst, useLookFirst } from '../../kit/voice/look-first.ts';
import { SectionCard } from './section-card.tsx';

/** The choices for how many days the ledger keeps the words of an action. */
const keptDays = [1, 7, 30, 90] as const;

/** Settings for the server and all devices. Rule profile.settings.1. */
export function PreferencesCard({ uid }: { uid: string }) {
  const { t } = useTranslation('profile');
  const { settings, choose } = useSettingChoices(uid);
  return (
    <SectionCard title={t('preferences')} gap={2.5}>
      <Choice
        name={t('undoTime')}
        hint={t('undoTimeHint')}
        value={String(settings.holdMs ?? hold.defaultMs)}
        options={hold.choicesMs.map((ms) => ({
          value: String(ms),
          label: ms === 0 ? t('noUndo') : t('seconds', { count: ms / 1000 }),
        }))}
        onChange={(value) => void choose('holdMs', hold.choicesMs.find((ms) => String(ms) === value) ?? null)}
      />
      <Choice
        name={t('keptWords')}
        hint={t('keptWordsHint')}
        value={String(settings.outboxDays ?? 1)}
        options={keptDays.map((days) => ({ value: String(days), label: t('days', { count: days }) }))}
        onChange={(value) => void choose('outboxDays', Number(value))}
      />
      <Choice
        name={t('models')}
        hint={t('modelsHint')}
        value={settings.modelsOff === true ? 'off' : 'on'}
        options={[
          { value: 'on', label: t('modelsOn') },
          { value: 'off', label: t('modelsOff') },
        ]}
        onChange={(value) => void choose('modelsOff', value === 'off' ? true : null)}
      />
      <SpokenWordsChoice />
      <SignatureField
        stored={settings.signature ?? ''}
        onChange={(text) => void choose('signature', text === '' ? null : text)}
      />
      <ZoneField
        zone={settings.timeZone ?? ''}
        onChange={(zone) => void choose('timeZone', zone === '' ? null : zone)}
      />
    </SectionCard>
  );
}

/** Kept on this device, like the language of speech, because devices are used in different places. */
function SpokenWordsChoice() {
  const { t } = useTranslation('profile');
  const looksFirst = useLookFirst();
  return (
    <Choice
      name={t('spokenWords')}
      hint={t('spokenWordsHint')}
      value={looksFirst ? 'look' : 'run'}
      options={[
        { value: 'run', label: t('spokenWordsRun') },
        { value: 'look', label: t('spokenWordsLook') },
      ]}
      onChange={(value) => chooseLookFirst(value === 'look')}
    />
  );
}

/** Stored when the field is left, so that no half-typed signature is used. */
function SignatureField({ stored, onChange }: { stored: string; onChange: (text: string) => void }) {
  const { t } = useTranslation('profile');
  const tooLong = useTooLong();
  const [text, setText] = useState(stored);
  // What is stored meanwhile replaces no words that are being typed.
  const [known, setKnown] = useState(stored);
  if (known !== stored) {
    setKnown(stored);
    if (text === known) setText(stored);
  }
  const excess = tooLong(text, bounds.signature);
  return (
    <Box sx={{ maxInlineSize: 480 }}>
      <Field
        label={t('signature')}
        hint={t('signatureHint')}
        value={text}
        error={excess}
        directed
        multiline
        minRows={2}
        maxRows={6}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => {
          if (excess === undefined && text.trim() !== stored) onChange(text.trim());
        }}
      />
    </Box>
  );
}

/** The browser's own select: the list is long, and typing finds an entry. */
function ZoneField({ zone, onChange }: { zone: string; onChange: (zone: string) => void }) {
  const { t } = useTranslation('profile');
  const ids = useFieldIds(true);
  const own = useMemo(() => browserZone(), []);
  const all = useMemo(() => Intl.supportedValuesOf('timeZone'), []);
  // The stored zone may come from another browser that knows more zones.
  const zones = zone === '' || all.includes(zone) ? all : [zone, ...all];
  return (
    <Box sx={{ maxInlineSize: 360 }}>
      <FieldFrame label={t('timeZone')} ids={ids} hint={t('timeZoneHint')}>
        <NativeSelect
          id={ids.field}
          value={zone}
          onChange={({ target }) => onChange(target.value)}
          input={<OutlinedInput fullWidth />}
          sx={mirrored}
          inputProps={{ 'aria-describedby': ids.note }}
        >
          <option value="">{t('zoneOfDevice', { zone: nameOf(own) })}</option>
          {zones.map((each) => (
            <option key={each} value={each}>
              {nameOf(each)}
            </option>
          ))}
        </NativeSelect>
      </FieldFrame>
    </Box>
  );
}

function nameOf(zone: string): string {
  return zone.replaceAll('_', ' ');
}

/** MUI positions the arrow at the right; for Hebrew it must be at the inline end. */
const mirrored = {
  '&&& .MuiNativeSelect-select': { paddingInline: '14px 32px' },
  '& .MuiNativeSelect-icon': { right: 'auto', insetInlineEnd: 7 },
};
