import Box from '@mui/material/Box';
import { contactAt, doubtAbout, isAddress, peopleIn } from '@crocodile-hub/core/domain/recipients';
import type { ReactNode } from 'react';
import { useContacts } from './use-contacts.ts';
import { AddressLine } from './address-line.tsx';

/** A note below a field of addresses: whose they are, and which need a second look; undefined when there is none. */
export function useWhoIsAt(written: string): ReactNode {
  const addresses = peopleIn(written).filter((one) => isAddress(one, 'email'));
  const contacts = useContacts(addresses.length > 0) ?? [];
  const known = addresses.flatMap((address) => {
    const name = contactAt(address, 'email', contacts)?.name ?? '';
    const doubt = doubtAbout(address, 'email', contacts);
    return name === '' && doubt === null ? [] : [{ address, name, doubt }];
  });
  if (known.length === 0) return undefined;
  return (
    <Box component="span" sx={{ display: 'grid', gap: 0.25, minInlineSize: 0 }}>
      {known.map(({ address, name, doubt }) => (
        <AddressLine key={address} name={name} address={address} doubt={doubt} />
      ))}
    </Box>
  );
}
