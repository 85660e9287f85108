import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { ShiftId } from '../../posts/index.ts';

const STEP_MS = 30_000;
/** For how long the code before still counts: so long may typing and sending take. */
const GRACE_MS = 15_000;
const DIGITS = 6;

/** The code of a shift at an instant. Nothing of it is stored. */
export function codeOf(key: KeyObject, shiftId: ShiftId, now: Date): string {
  return codeOfStep(key, shiftId, stepOf(now.getTime()));
}

/** When the code of an instant gives way to the next. */
export const codeChangesAt = (now: Date): Date => new Date((stepOf(now.getTime()) + 1) * STEP_MS);

/** Whether somebody who typed that has seen the code of the shift just now. */
export function isCodeOf(key: KeyObject, shiftId: ShiftId, typed: string, now: Date): boolean {
  const steps = new Set([stepOf(now.getTime()), stepOf(now.getTime() - GRACE_MS)]);
  return [...steps].some((step) => isSame(codeOfStep(key, shiftId, step), typed));
}

const stepOf = (milliseconds: number): number => Math.floor(milliseconds / STEP_MS);

function codeOfStep(key: KeyObject, shiftId: ShiftId, step: number): string {
  const digest = createHmac('sha256', key).update(`${shiftId} ${step}`).digest();
  // 48 bits, so that no six digits are noticeably likelier than others.
  return String(digest.readUIntBE(0, 6) % 10 ** DIGITS).padStart(DIGITS, '0');
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
