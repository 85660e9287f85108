import type { MemberAct } from '@leafshift/contracts/members';
import { useFormats } from '@leafshift/i18n';
import { useTrade } from '@leafshift/i18n/messages';
import { readersZone } from '@leafshift/ui/text';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './acts.module.css';

/** One act: what, about whom and which shift, where; then who and when. */
export function ActRow({ act }: { readonly act: MemberAct }) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const { at, by, kind, person, stores } = act;
  return (
    <li className={styles.act}>
      <p className={styles.what}>
        <span className={styles.kind}>{t(`acts.kinds.${kind}`)}</span>
        {person && (
          <>
            {' · '}
            <Person name={person.name} />
          </>
        )}
        <Post act={act} />
        {stores.length > 0 && (
          <>
            {' · '}
            <bdi>{formats.list(stores)}</bdi>
          </>
        )}
      </p>
      <p className={styles.quiet}>
        <Person name={by.name} />
        {' · '}
        <time dateTime={at}>
          {formats.date(at, readersZone())}, {formats.time(at, readersZone())}
        </time>
      </p>
    </li>
  );
}

function Person({ name }: { readonly name: string }) {
  const { t } = useTranslation('mf-employer');
  return name ? <bdi>{name}</bdi> : t('acts.former');
}

/** The shift, as a link that opens it, or the posting; with how many more there were. */
function Post({ act: { post, furtherPosts } }: { readonly act: MemberAct }) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const trade = useTrade();
  if (!post) return null;
  const title = trade(post.title);
  return (
    <>
      {' · '}
      {post.date && post.timeZone ? (
        <Link to={`/posts?shift=${post._id}`}>
          <bdi>{title}</bdi>, {formats.date(post.date, post.timeZone)}
        </Link>
      ) : (
        <bdi>{title}</bdi>
      )}
      {furtherPosts > 0 && <> {t('acts.further', { count: furtherPosts })}</>}
    </>
  );
}
