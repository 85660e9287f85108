import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { canadianPlaces, findTown } from './canadian-places.ts';
import { fullAddressOf } from './parse-address.ts';

const PARTS = ['address', 'city', 'province', 'postalCode'] as const;

/**
 * Keeps the one-line address and the coordinates in step with parts that are typed by hand: the
 * town's coordinates, where the town is known. Answers a function that brings them in step now.
 */
export function useAddressSync(): () => void {
  const { getValues, setValue } = useFormContext();
  const [address, city, province, postalCode] = useWatch({ name: PARTS }) as string[];
  const located = useRef<string | null>(null);

  const writeLine = (): void => {
    const line = fullAddressOf({ address, city, province, postalCode, ...getValues() });
    if (line && getValues('city')) {
      setValue('fullAddress', line, { shouldValidate: true });
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the four parts, not the form
  useEffect(() => {
    if (!city || !province) return;
    setValue('country', getValues('country') || 'Canada');
    writeLine();
    const town = `${city}/${province}`;
    if (located.current === town) return;
    const isFirst = located.current === null;
    located.current = town;
    if (isFirst && Number.isFinite(getValues('latitude'))) return;
    let current = true;
    canadianPlaces().then(
      (places) => {
        const found = findTown(places, city, province);
        if (!current || !found) return;
        setValue('latitude', found.latitude, { shouldValidate: true });
        setValue('longitude', found.longitude, { shouldValidate: true });
      },
      () => {
        located.current = null;
      },
    );
    return () => {
      current = false;
    };
  }, [address, city, province, postalCode]);

  return writeLine;
}
