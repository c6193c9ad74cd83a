import { useMemo } from 'react';
import { useAddressParams } from './use-address-params.ts';

type AddressDialog = {
  /** What it is about, '' if that needs no name; null while it is closed. */
  of: string | null;
  open: (of?: string) => void;
  close: () => void;
};

/** A dialog that stands in the address: Back closes it, and a reload opens it again. Rule nav.back.1. */
export function useAddressDialog(name: string): AddressDialog {
  const address = useAddressParams();
  return useMemo(
    () => ({
      of: address.get('dialog') === name ? (address.get('of') ?? '') : null,
      open: (of) => address.open({ dialog: name, of: of ?? null }),
      close: () => address.close('dialog', 'of'),
    }),
    [address, name],
  );
}
