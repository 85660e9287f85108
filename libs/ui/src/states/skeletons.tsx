import type { ReactNode } from 'react';
import { useUiText } from '../locales/use-ui-text.ts';
import styles from './skeleton.module.css';
import { Block, numbered, SkeletonRow } from './skeleton-parts.tsx';

/** Says 'Loading...' to screen readers, and draws the shape of what comes for everybody else. */
export function Skeleton({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  const t = useUiText();
  return (
    <div role="status" data-waits>
      <span className="ls-unseen">{t('loading')}</span>
      <div aria-hidden className={className}>
        {children}
      </div>
    </div>
  );
}

const Heading = () => (
  <div className={styles.head}>
    <Block width="32%" height={28} />
    <Block width="48%" height={14} />
  </div>
);

/** A list of cards or entries. */
export function ListSkeleton({ rows = 5 }: { readonly rows?: number }) {
  return (
    <Skeleton className={styles.rows}>
      {numbered(rows).map((row) => (
        <SkeletonRow key={row} />
      ))}
    </Skeleton>
  );
}

/** A month beside a panel, as on both home pages. */
export function DashboardSkeleton() {
  return (
    <Skeleton className={styles.dashboard}>
      <div className={styles.panel}>
        <Block width="30%" height={24} />
        <div className={styles.month}>
          {numbered(35).map((day) => (
            <Block key={day} height={44} />
          ))}
        </div>
      </div>
      <div className={styles.panel}>
        <Block width="40%" height={20} />
        {numbered(4).map((row) => (
          <Block key={row} height={40} />
        ))}
      </div>
    </Skeleton>
  );
}

/** A list on the left and details on the right. */
export function SplitSkeleton() {
  return (
    <Skeleton className={styles.split}>
      <div className={styles.rows}>
        {numbered(4).map((row) => (
          <SkeletonRow key={row} />
        ))}
      </div>
      <div className={styles.panel}>
        <Block width="60%" height={24} />
        {numbered(6).map((row) => (
          <Block key={row} height={16} />
        ))}
      </div>
    </Skeleton>
  );
}

/** A picture. */
export function PictureSkeleton() {
  return (
    <Skeleton>
      <Block height={320} />
    </Skeleton>
  );
}

/** A form with its fields. */
export function FormSkeleton({ fields = 5 }: { readonly fields?: number }) {
  return (
    <Skeleton className={styles.form}>
      {numbered(fields).map((field) => (
        <div key={field} className={styles.field}>
          <Block width="24%" height={14} />
          <Block height={38} />
        </div>
      ))}
      <Block width={140} height={38} />
    </Skeleton>
  );
}

/** One thing to read, with facts beside it. */
export function DetailSkeleton() {
  return (
    <Skeleton>
      <Heading />
      <div className={styles.dashboard}>
        <div className={styles.panel}>
          <Block width="50%" height={24} />
          {numbered(8).map((row) => (
            <Block key={row} height={14} />
          ))}
        </div>
        <div className={styles.panel}>
          {numbered(4).map((row) => (
            <Block key={row} height={32} />
          ))}
        </div>
      </div>
    </Skeleton>
  );
}

const BY_KIND = {
  dashboard: DashboardSkeleton,
  list: ListSkeleton,
  split: SplitSkeleton,
  form: FormSkeleton,
  detail: DetailSkeleton,
} as const;

/** The shape of a page that is on its way, by what its route says of itself. */
export function PageSkeleton({ kind }: { readonly kind: keyof typeof BY_KIND }) {
  const Shape = BY_KIND[kind];
  return <Shape />;
}
