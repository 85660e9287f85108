import type { Position } from '@leafshift/domain/distance';
import { capitalPosition, locateAddress } from '@leafshift/domain/places/locate';
import {
  areaCodeOf,
  postalAreas,
  provincesOfPostalCode,
} from '@leafshift/domain/places/postal-areas';
import { foldedName } from '@leafshift/domain/places/town-names';
import { canadianPlaces } from '@leafshift/domain/places/towns';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { fullAddressOf } from './parse-address.ts';
import type { FoundAddress } from './place-source.ts';

const PARTS = ['address', 'city', 'province', 'postalCode'] as const;
const NOTE_PAUSE_MS = 500;

const townOf = (city: unknown, province: unknown): string =>
  city && province ? `${foldedName(String(city))}/${province}` : '';

/** What an address without its street is located by; empty before there is a town. */
const whereOf = (city: unknown, province: unknown, postalCode: unknown): string => {
  const town = townOf(city, province);
  return town && `${town}/${areaCodeOf(String(postalCode ?? '')) ?? ''}`;
};

interface AddressSync {
  /** The capital whose position stands in for a town that is not known. */
  readonly standIn: { readonly city: string; readonly capital: string } | null;
  /** Takes over what a chosen place yields; what the place does not know stays as it is. */
  readonly take: (found: FoundAddress) => void;
  /** Takes a point that is known better than by the parts. */
  readonly place: (point: Position) => void;
  /** Writes the one line anew from its parts, where there are any. */
  readonly writeLine: () => void;
}

/**
 * Keeps the one-line address, the country and the coordinates of the surrounding form in step with
 * the parts, which may be typed by hand: another town or postal area moves the coordinates there, to
 * its province's capital where neither is known. A postal code alone names its town.
 */
export function useAddressSync(): AddressSync {
  const { getValues, setValue } = useFormContext();
  const [address, city, province, postalCode] = useWatch({ name: PARTS }) as string[];
  const [standIn, setStandIn] = useState<AddressSync['standIn']>(null);
  const written = (): string =>
    whereOf(getValues('city'), getValues('province'), getValues('postalCode'));
  // What the coordinates belong to.
  const located = useRef(Number.isFinite(getValues('latitude')) ? written() : '');

  const write = (parts: Readonly<Record<string, unknown>>): void => {
    for (const [name, value] of Object.entries(parts)) {
      setValue(name, value, { shouldDirty: true, shouldValidate: true });
    }
  };

  const move = ({ latitude, longitude }: Position): void => write({ latitude, longitude });

  const writeLine = (): void => {
    if (getValues('city')) write({ fullAddress: fullAddressOf(getValues()) });
  };

  const take = (found: FoundAddress): void => {
    const before = townOf(getValues('city'), getValues('province'));
    setStandIn(null);
    // A postal code belongs to the town that it was entered for.
    if (before !== '' && townOf(found.city, found.province) !== before) setValue('postalCode', '');
    write(found);
    // With a postal code of before, the point that was found is not the best that is known.
    const isBest = found.latitude !== undefined && (found.postalCode || !getValues('postalCode'));
    located.current = isBest ? written() : '';
    writeLine();
  };

  const place = (point: Position): void => {
    located.current = written();
    setStandIn(null);
    move(point);
  };

  const followLine = useEffectEvent(() => {
    if (!getValues('city')) return;
    if (!getValues('country')) setValue('country', 'Canada');
    writeLine();
  });

  const followCode = useEffectEvent(async (): Promise<void> => {
    const code = areaCodeOf(postalCode ?? '');
    const [ofLetter = '', ...others] = provincesOfPostalCode(code ?? '');
    if (!code || city || province || others.length > 0) return;
    const town = (await postalAreas()).get(code)?.town;
    if (getValues('city') || getValues('province')) return;
    write({ province: ofLetter, ...(town && { city: town }) });
  });

  const followPlace = useEffectEvent((): (() => void) | undefined => {
    const where = whereOf(city, province, postalCode);
    if (where === located.current) return undefined;
    setStandIn(null);
    if (!where) located.current = '';
    const capital = where ? capitalPosition(province ?? '') : null;
    if (!city || !province || !capital) return undefined;
    move(capital);
    let isCurrent = true;
    let pause: ReturnType<typeof setTimeout>;
    locateAddress({ city, province, postalCode }).then((position) => {
      if (!isCurrent || !position) return;
      located.current = where;
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
    Promise.all([canadianPlaces(), postalAreas()]).then(undefined, () => undefined);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the postal code, not the form
  useEffect(() => {
    followCode().catch(() => undefined);
  }, [postalCode]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the parts, not the form
  useEffect(() => followPlace(), [city, province, postalCode]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the parts, not the form
  useEffect(() => followLine(), [address, city, province, postalCode]);

  return { standIn, take, place, writeLine };
}
