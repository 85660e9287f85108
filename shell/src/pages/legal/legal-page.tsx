import { Logo } from '@leafshift/ui/brand';
import { ErrorState, PageSkeleton } from '@leafshift/ui/states';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { CONTENT_ID } from '../../app/content-id.ts';
import { useDocumentTitle } from '../../app/use-document-title.ts';
import styles from './legal-page.module.css';
import { findOwnAddress, type LegalName, type LegalText, loadLegalText } from './load-legal.ts';

type Shown =
  | { readonly text: LegalText }
  | { readonly address: string }
  | { readonly error: unknown };

async function find(name: LegalName, language: string): Promise<Shown> {
  try {
    const address = await findOwnAddress(name);
    return address === null ? { text: await loadLegalText(name, language) } : { address };
  } catch (error) {
    return { error };
  }
}

/** Terms or privacy policy: the operator's where there is one, else the portal's own. */
export function LegalPage({ name }: { readonly name: LegalName }) {
  const { t, i18n } = useTranslation('shell');
  const [shown, setShown] = useState<Shown | null>(null);
  const { language } = i18n;
  useDocumentTitle(t(`legal.${name}`));
  useEffect(() => {
    let isLeft = false;
    find(name, language).then((found) => {
      if (!isLeft) setShown(found);
    }, reportError);
    return () => {
      isLeft = true;
    };
  }, [name, language]);
  return (
    <div className={styles.layout}>
      <Link to="/login" className={styles.home} aria-label={t('brand.home')}>
        <Logo size={32} />
      </Link>
      <main id={CONTENT_ID} tabIndex={-1} className={styles.paper}>
        {shown === null && <PageSkeleton kind="detail" />}
        {shown && 'error' in shown && <ErrorState error={shown.error} />}
        {shown && 'address' in shown && (
          <>
            <h1 className={styles.title}>{t(`legal.${name}`)}</h1>
            <p>
              <a href={shown.address}>{t('legal.elsewhere')}</a>
            </p>
          </>
        )}
        {shown && 'text' in shown && <Text text={shown.text} />}
      </main>
      <footer>
        <Link to={name === 'terms' ? '/privacy' : '/terms'}>
          {t(name === 'terms' ? 'legal.privacy' : 'legal.terms')}
        </Link>
      </footer>
    </div>
  );
}

function Text({ text: { title, intro, sections } }: { readonly text: LegalText }) {
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.intro}>{intro}</p>
      {sections.map((section) => (
        <section key={section.title} className={styles.section}>
          <h2 className={styles.heading}>{section.title}</h2>
          <p>{section.text}</p>
        </section>
      ))}
    </>
  );
}
