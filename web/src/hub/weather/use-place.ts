import { useState } from 'react';
import { useTranslation } from '../../kit/text/use-translation.ts';
import { notify } from '../../kit/ui/notify.tsx';
import { locate } from './locate.ts';
import { defaultPlace, placeIn, type Place, storedPlace } from './place.ts';

type UsePlace = {
  place: Place;
  locating: boolean;
  /** Asks the browser where the person is. */
  locateMe: () => void;
  choose: (city: string) => void;
  reset: () => void;
};

const failures = {
  unsupported: 'geolocationUnsupported',
  denied: 'locationDenied',
  unnamed: 'placeUnknown',
} as const;

/** The place whose weather is shown. This browser keeps it until sign-out. */
export function usePlace(): UsePlace {
  const { t } = useTranslation('hub');
  const [place, setPlace] = useState(() => storedPlace.read() ?? defaultPlace);
  const [locating, setLocating] = useState(false);
  const take = (next: Place) => {
    storedPlace.write(next);
    setPlace(next);
  };
  return {
    place,
    locating,
    locateMe: () => {
      setLocating(true);
      void locate()
        .then((located) => {
          if (located.is === 'found') take(located.place);
          else notify.error(t(failures[located.is]));
        })
        .finally(() => setLocating(false));
    },
    choose: (city) => {
      const browserZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
      if (city.trim() !== '') take(placeIn(city.trim(), '', { browserZone }));
    },
    reset: () => {
      storedPlace.clear();
      setPlace(defaultPlace);
    },
  };
}
