import { adminShift } from '@leafshift/contracts/back-office';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMay } from './use-may.ts';

interface ShiftLinkProps {
  readonly id: string;
  readonly children: ReactNode;
}

/** Leads to everything on one shift, for those whose roles include it; for others the bare words. */
export function ShiftLink({ id, children }: ShiftLinkProps) {
  const may = useMay();
  return may(adminShift) ? <Link to={`/shifts/${id}`}>{children}</Link> : children;
}
