import { saveFile } from '@leafshift/data-access';
import { useTranslation } from 'react-i18next';
import { DeskButton } from '../desk/desk-button.tsx';
import styles from './money.module.css';
import { type Period, usePeriod } from './use-period.tsx';

/** A table that bookkeeping takes away. */
interface BooksFile {
  /** How the file is called, with the period after it. */
  readonly name: string;
  /** Said on the button; "Export CSV" unless there are several. */
  readonly label?: string;
  readonly load: (period: Period) => Promise<Blob>;
}

/** Everything of a period as files for bookkeeping; both days are included. */
export function BooksExport({ files }: { readonly files: readonly BooksFile[] }) {
  const { t } = useTranslation('mf-back-office');
  const [{ from, to }, fields] = usePeriod();
  const save = async ({ name, load }: BooksFile): Promise<void> => {
    saveFile(await load({ from, to }), `${name}-${from}-${to}.csv`);
  };
  return (
    <div className={styles.export}>
      {fields}
      {files.map((file) => (
        <DeskButton key={file.name} onAct={() => save(file)}>
          {file.label ?? t('money.export')}
        </DeskButton>
      ))}
    </div>
  );
}
