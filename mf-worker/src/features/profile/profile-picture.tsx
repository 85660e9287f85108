import type { Profile } from '@leafshift/contracts/profile';
import { useShell } from '@leafshift/shell-sdk';
import { ImageUpload } from '@leafshift/ui/image-upload';
import { Section } from '@leafshift/ui/page';
import { useTranslation } from 'react-i18next';
import { useProfileUpdate } from './use-profile-update.ts';

/** The picture that employers see; saved as soon as it is uploaded. */
export function ProfilePicture({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation('mf-worker');
  const { api } = useShell();
  const update = useProfileUpdate();
  return (
    <Section title={t('profile.picture')}>
      <ImageUpload
        api={api}
        kind="profile-picture"
        label={t('profile.uploadPicture')}
        crop="round"
        value={profile.profileImage}
        onUploaded={(profileImage) => update({ profileImage })}
      />
    </Section>
  );
}
