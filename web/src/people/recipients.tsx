import Box from '@mui/material/Box';
import { parseMailAddress } from '@crocodile-hub/core/domain/mail-address';
import {
  contactAt,
  doubtAbout,
  isAddress,
  type Reach,
  resolveRecipient,
} from '@crocodile-hub/core/domain/recipients';
import { useContacts } from './use-contacts.ts';
import { AddressLine } from './address-line.tsx';
import { Candidates } from './candidates.tsx';

type RecipientsProps = {
  people: readonly string[];
  wants: Reach;
  /** Replaces a name by an address. */
  onChoose?: ((written: string, address: string) => void) | undefined;
};

/**
 * The people whom an action reaches, one a line, with name and address. A name without one clear address shows its
 * candidates.
 */
export function Recipients({ people, wants, onChoose }: RecipientsProps) {
  const contacts = useContacts(people.length > 0) ?? [];
  return (
    <Box sx={{ display: 'grid', gap: 0.25, minInlineSize: 0 }}>
      {people.map((written, index) => {
        // The same person may be listed twice.
        const key = `${written}-${index}`;
        if (!isAddress(written, wants)) {
          const choose = onChoose === undefined ? undefined : (address: string) => onChoose(written, address);
          return (
            <Candidates key={key} recipient={resolveRecipient(written, wants, contacts)} onChoose={choose} />
          );
        }
        const { name, address } = (wants === 'email' ? parseMailAddress(written) : null) ?? {
          name: '',
          address: written,
        };
        const shown = name === '' ? (contactAt(address, wants, contacts)?.name ?? null) : name;
        return (
          <AddressLine
            key={key}
            name={shown}
            address={address}
            doubt={doubtAbout(address, wants, contacts)}
          />
        );
      })}
    </Box>
  );
}
