import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { canadianPlaces } from './canadian-places.ts';
import { capitalPosition, locateTown, type TownPosition } from './locate-town.ts';
import { fullAddressOf } from './parse-address.ts';
import type { FoundAddress } from './place-source.ts';
import { foldedName } from './town-names.ts';

const PARTS = ['address', 'city', 'province', 'postalCode'] as const;
const NOTE_PAUSE_MS = 500;

const townOf = (city: unknown, province: unknown): string =>
  city && province ? `${foldedName(String(city))}/${province}` : '';

interface AddressSync {
  /** The capital whose position stands in for a town that is not known. */
  readonly standIn: { readonly city: string; readonly capital: string } | null;
  /** Takes over what a chosen place yields; what the place does not know stays as it is. */
  readonly take: (found: FoundAddress) => void;
  /** Writes the one line anew from its parts, where there are any. */
  readonly writeLine: () => void;
}

/**
 * Keeps the one-line address, the country and the coordinates of the surrounding form in step with
 * the parts, which may be typed by hand: a changed town moves the coordinates, to its province's
 * capital where the town is not known.
 */
export function useAddressSync(): AddressSync {
  const { getValues, setValue } = useFormContext();
  const [address, city, province, postalCode] = useWatch({ name: PARTS }) as string[];
  const [standIn, setStandIn] = useState<AddressSync['standIn']>(null);
  // The town that the coordinates belong to.
  const located = useRef(
    Number.isFinite(getValues('latitude')) ? townOf(getValues('city'), getValues('province')) : '',
  );

  const write = (parts: Readonly<Record<string, unknown>>): void => {
    for (const [name, value] of Object.entries(parts)) {
      setValue(name, value, { shouldDirty: true, shouldValidate: true });
    }
  };

  const move = ({ latitude, longitude }: TownPosition): void => write({ latitude, longitude });

  const writeLine = (): void => {
    if (getValues('city')) write({ fullAddress: fullAddressOf(getValues()) });
  };

  const take = (found: FoundAddress): void => {
    const before = located.current;
    const town = townOf(found.city, found.province);
    if (found.latitude !== undefined) located.current = town;
    setStandIn(null);
    // A postal code belongs to the town that it was entered for.
    if (before !== '' && town !== before) setValue('postalCode', '');
    write(found);
    writeLine();
  };

  const followLine = useEffectEvent(() => {
    if (!getValues('city')) return;
    if (!getValues('country')) setValue('country', 'Canada');
    writeLine();
  });

  const followTown = useEffectEvent((): (() => void) | undefined => {
    const town = townOf(city, province);
    if (town === located.current) return undefined;
    setStandIn(null);
    if (!town) located.current = '';
    const capital = province && town ? capitalPosition(province) : null;
    if (!city || !province || !capital) return undefined;
    move(capital);
    let isCurrent = true;
    let pause: ReturnType<typeof setTimeout>;
    locateTown(city, province).then((position) => {
      if (!isCurrent || !position) return;
      located.current = town;
      move(position);
      const { standIn: name } = position;
      if (name) pause = setTimeout(() => setStandIn({ city, capital: name }), NOTE_PAUSE_MS);
    }, reportError);
    return () => {
      isCurrent = false;
      clearTimeout(pause);
    };
  });

  // Loaded ahead, so that a typed town finds its place at once; whoever needs it says that it failed.
  useEffect(() => {
    canadianPlaces().then(undefined, () => undefined);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the town, not the form
  useEffect(() => followTown(), [city, province]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the parts, not the form
  useEffect(() => followLine(), [address, city, province, postalCode]);

  return { standIn, take, writeLine };
}
