import { addPushDeviceMutation, pushQuery, removePushDeviceMutation } from '@leafshift/data-access';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCore } from '../composition/core-context.ts';
import { type PushAbility, pushAbility, subscribe, unsubscribe } from './browser-push.ts';
import { pushChoice } from './push-choice.ts';

export interface ThisDevice {
  readonly ability: PushAbility;
  readonly isOn: boolean;
  readonly isBusy: boolean;
  /** Answers whether it is on now. Throws what keeps it from being. */
  switchOn(): Promise<boolean>;
  switchOff(): Promise<void>;
}

/** Whether this browser gets pushes, and the switch for it; null until it is known, or where none are sent. */
export function useThisDevice(userId: string): ThisDevice | null {
  const { api } = useCore();
  const { data } = useQuery(pushQuery(api));
  const add = useMutation(addPushDeviceMutation(api));
  const remove = useMutation(removePushDeviceMutation(api));
  const [isAsking, setAsking] = useState(false);
  const publicKey = data?.publicKey;
  if (!data || typeof publicKey !== 'string') return null;
  const current = data.devices.find((device) => device.current);

  const switchOn = async (): Promise<boolean> => {
    setAsking(true);
    try {
      const keys = await subscribe(publicKey);
      if (!keys) return false;
      await add.mutateAsync(keys);
      pushChoice.want(userId);
      return true;
    } finally {
      setAsking(false);
    }
  };
  const switchOff = async (): Promise<void> => {
    if (current) await remove.mutateAsync(current._id);
    pushChoice.decline(userId);
    await unsubscribe();
  };
  return {
    ability: pushAbility(),
    isOn: current !== undefined,
    isBusy: isAsking || add.isPending || remove.isPending,
    switchOn,
    switchOff,
  };
}
