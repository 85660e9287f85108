import { myProfileQuery } from '@leafshift/data-access';
import { useAddressedPart } from '@leafshift/remote-pages/addressed-part';
import { useShell } from '@leafshift/shell-sdk';
import { Card } from '@leafshift/ui/page';
import { ErrorState, FormSkeleton } from '@leafshift/ui/states';
import { useQuery } from '@tanstack/react-query';
import { Quizzes } from '../quizzes/quizzes.tsx';
import { BankDetails } from './bank-details.tsx';
import { Certificates } from './certificates.tsx';
import { Documents } from './documents.tsx';
import { ProfileEditor } from './profile-editor.tsx';
import { ProfilePicture } from './profile-picture.tsx';
import styles from './worker-profile.module.css';

/** A worker's profile: who I am, where I get paid, and what I can show (ONBOARD-52). */
export function WorkerProfile() {
  const { api } = useShell();
  const profile = useQuery(myProfileQuery(api));
  useAddressedPart(profile.isSuccess);

  if (profile.isPending) return <FormSkeleton fields={8} />;
  if (!profile.data) {
    return (
      <Card>
        <ErrorState
          error={profile.error}
          onRetry={profile.refetch}
          isRetrying={profile.isRefetching}
        />
      </Card>
    );
  }
  return (
    <div className={styles.layout}>
      <div className={styles.main}>
        <ProfilePicture profile={profile.data} />
        <ProfileEditor profile={profile.data} />
      </div>
      <div className={styles.side}>
        <BankDetails />
        <Certificates profile={profile.data} />
        <Documents profile={profile.data} />
        <Quizzes />
      </div>
    </div>
  );
}
