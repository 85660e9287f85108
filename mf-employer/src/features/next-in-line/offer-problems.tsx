import type { OfferResult } from '@leafshift/contracts/next-in-line';
import { useTranslation } from 'react-i18next';
import styles from './next-in-line.module.css';

interface OfferProblemsProps {
  readonly results: readonly OfferResult[] | undefined;
  /** How the shift is called; its own text where there is only one. */
  readonly nameOf?: (postId: string) => string;
}

/** Of which shifts nobody could be offered a place, and why; nothing where there is none. */
export function OfferProblems({ results = [], nameOf }: OfferProblemsProps) {
  const { t } = useTranslation('mf-employer');
  const failed = results.flatMap(({ postId, problem }) =>
    problem === null ? [] : [{ postId, text: t(`offer.problem.${problem}`) }],
  );
  if (failed.length === 0) return null;
  return (
    <ul className={styles.problem} role="alert">
      {failed.map(({ postId, text }) => (
        <li key={postId}>
          {nameOf && <strong>{nameOf(postId)}: </strong>}
          {text}
        </li>
      ))}
    </ul>
  );
}
