import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined';
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import {
  type PosSystem,
  type WorkerProfileView,
  workerProfile,
} from '@leafshift/contracts/profile';
import type { QuizBadge } from '@leafshift/contracts/quizzes';
import { formatProfileDate } from '@leafshift/domain/format';
import { textIn } from '@leafshift/domain/quizzes';
import { useFormats, useLanguage } from '@leafshift/i18n';
import { useShell } from '@leafshift/shell-sdk';
import { WorkerAvatar } from '@leafshift/ui/avatar';
import { CertificateExpiry, ViewPicture } from '@leafshift/ui/certificates';
import { StatusMark } from '@leafshift/ui/status-mark';
import { readersZone } from '@leafshift/ui/text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { WorkerNotes } from '../worker-notes/worker-notes.tsx';
import { WorkTogether } from './work-together.tsx';
import styles from './worker-profile.module.css';

/** Photo, figures, certificates, surveys, bio and POS experience (SHIFT-26). */
export function WorkerProfile({ worker }: { readonly worker: WorkerProfileView }) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const rating = worker.rating === null ? t('worker.notRated') : formats.twoDecimals(worker.rating);
  return (
    <article className={styles.profile}>
      <header className={styles.head}>
        <WorkerAvatar name={worker.name} photo={worker.profilePhoto} size={72} />
        <h3 className={styles.name}>
          <bdi>{worker.name}</bdi>
        </h3>
        <FavouriteButton worker={worker} />
      </header>
      <dl className={styles.figures}>
        <Figure label={t('worker.shiftsCompleted')} value={worker.shiftsCompleted} />
        <Figure label={t('worker.rating')} value={rating} />
        <Figure label={t('worker.certificates')} value={worker.certificate.length} />
      </dl>
      <Part title={t('worker.withYou')}>
        <WorkTogether together={worker.withMe} />
      </Part>
      <Part title={t('workerNotes.title')}>
        <WorkerNotes worker={worker} />
      </Part>
      <Part title={t('worker.bio')}>
        <p className={styles.text}>
          {worker.bio === '' ? t('worker.noBio') : <bdi>{worker.bio}</bdi>}
        </p>
      </Part>
      <Part title={t('worker.certificates')}>
        <Certificates worker={worker} />
      </Part>
      {worker.badges && worker.badges.length > 0 && (
        <Part title={t('badges.passed')}>
          <Badges badges={worker.badges} />
        </Part>
      )}
      <Part title={t('worker.screeningSurveys')}>
        <Surveys worker={worker} />
      </Part>
      <Part title={t('worker.posExperience')}>
        <ul className={styles.pos}>
          <Pos system="cova" worker={worker} />
          <Pos system="greenline" worker={worker} />
        </ul>
      </Part>
    </article>
  );
}

function Figure({ label, value }: { label: string; value: string | number }) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h4 className={styles.title}>{title}</h4>
      {children}
    </section>
  );
}

function Certificates({ worker }: { worker: WorkerProfileView }) {
  const { t } = useTranslation('mf-employer');
  const { api } = useShell();
  const findPicture = async (id: string, signal: AbortSignal): Promise<string | undefined> => {
    const params = { userId: worker._id };
    const { certificate } = await api.send(workerProfile, { params }, { signal });
    return certificate.find(({ _id }) => _id === id)?.certificateUrl;
  };
  if (worker.certificate.length === 0) {
    return <p className={styles.none}>{t('worker.noCertificates')}</p>;
  }
  return (
    <ul className={styles.rows}>
      {worker.certificate.map((certificate) => (
        <li key={certificate._id} className={styles.row}>
          <span>{certificate.certificationName}</span>
          <span className={styles.number}>{certificate.certificationNumber}</span>
          {certificate.verified && (
            <StatusMark kind="complete" variant="plain">
              {t('worker.verified')}
            </StatusMark>
          )}
          {certificate.expiresOn && <CertificateExpiry expiresOn={certificate.expiresOn} />}
          {certificate.certificateUrl && (
            <ViewPicture
              id={certificate._id}
              find={(signal) => findPicture(certificate._id, signal)}
              name={certificate.certificationName}
              number={certificate.certificationNumber}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function Badges({ badges }: { badges: readonly QuizBadge[] }) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const language = useLanguage();
  return (
    <ul className={styles.rows}>
      {badges.map(({ quiz, title, passedAt }) => (
        <li key={quiz} className={styles.row}>
          <StatusMark kind="complete">
            <bdi>{textIn(title, language)}</bdi>
          </StatusMark>
          <span className={styles.number}>
            {t('worker.completedOn', { date: formats.date(passedAt, readersZone()) })}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Surveys({ worker }: { worker: WorkerProfileView }) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const isEnglish = useLanguage() === 'en';
  // Profiles have a format of their own in English (SHIFT-27).
  const said = (date: string) =>
    isEnglish ? formatProfileDate(date, readersZone()) : formats.date(date, readersZone());
  if (worker.screeningSurvey.length === 0) {
    return <p className={styles.none}>{t('worker.noSurveys')}</p>;
  }
  return (
    <ol className={styles.rows}>
      {worker.screeningSurvey.map(({ date }, index) => (
        <li key={date} className={styles.row}>
          <span>{t('worker.survey', { number: index + 1 })}</span>
          <span className={styles.number}>{t('worker.completedOn', { date: said(date) })}</span>
        </li>
      ))}
    </ol>
  );
}

function Pos({ system, worker }: { system: PosSystem; worker: WorkerProfileView }) {
  const { t } = useTranslation('mf-employer');
  const knows = worker.posExperience.includes(system);
  return (
    <li className={styles.system} data-knows={knows}>
      {knows ? <CheckOutlined aria-hidden /> : <CloseOutlined aria-hidden />}
      {t(`panel.systems.${system}`)}
      <span className="ls-unseen">{t(knows ? 'worker.knows' : 'worker.knowsNot')}</span>
    </li>
  );
}
