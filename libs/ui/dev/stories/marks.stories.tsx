import Button from 'antd/es/button';
import Input from 'antd/es/input';
import { useState } from 'react';
import type { Meta } from 'storybook-react-rsbuild';
import { WorkerAvatar } from '../../src/avatar/index.ts';
import { Logo, LogoMark } from '../../src/brand/index.ts';
import { ConfirmDialog } from '../../src/confirm-dialog/index.ts';
import { FormModal } from '../../src/form-modal/index.ts';
import { DEFAULT_RATING, Rating, RatingInput } from '../../src/rating/index.ts';
import { MARK_KINDS, StatusMark } from '../../src/status-mark/index.ts';
import { Money, ShiftDate, ShiftTime, TimeAgo } from '../../src/text/index.ts';
import { LONG_NAME } from './long-texts.ts';
import styles from './stories.module.css';

export default { title: 'Marks and words' } satisfies Meta;

export const Brand = () => (
  <div className={styles.row}>
    <Logo size={48} />
    <LogoMark size={96} />
    <LogoMark size={32} />
    <LogoMark size={16} />
  </div>
);

export const Marks = () => (
  <div className={styles.stack}>
    <div className={styles.row}>
      {MARK_KINDS.map((kind) => (
        <StatusMark key={kind} kind={kind}>
          {kind}
        </StatusMark>
      ))}
    </div>
    <div className={styles.row}>
      {MARK_KINDS.map((kind) => (
        <StatusMark key={kind} kind={kind} variant="plain">
          3 {kind}
        </StatusMark>
      ))}
    </div>
  </div>
);

export const Buttons = () => (
  <div className={styles.stack}>
    <div className={styles.row}>
      <Button type="primary">Create Posting</Button>
      <Button>View Requests</Button>
      <Button type="text">Show Details</Button>
      <Button type="link">View all notifications</Button>
      <Button danger>Delete Posting</Button>
    </div>
    <div className={styles.row}>
      <Button type="primary" danger>
        Delete
      </Button>
      <Button type="primary" loading>
        Sign in
      </Button>
      <Button type="primary" disabled>
        Sign Up
      </Button>
      <Button disabled>Disabled</Button>
      <Button type="primary" size="large">
        Large
      </Button>
    </div>
  </div>
);

export const People = () => {
  const [rating, setRating] = useState(DEFAULT_RATING);
  return (
    <div className={styles.stack}>
      <div className={styles.row}>
        <WorkerAvatar name="Ana Roy" photo={null} size={64} />
        <WorkerAvatar name="Maple Leaf Dispensary" photo={null} size={64} shape="square" />
        <WorkerAvatar name={LONG_NAME} photo={null} />
        <span>{LONG_NAME}</span>
      </div>
      <div className={styles.row}>
        <Rating value={4.666} />
        <Rating value={null} />
      </div>
      <RatingInput label="Rate Ana Roy" value={rating} onChange={setRating} />
    </div>
  );
};

export const Texts = () => (
  <div className={styles.stack}>
    <span>
      <Money dollars={1234.5} /> · <Money dollars={88.8} />
    </span>
    <ShiftDate at="2026-05-14T13:00:00Z" zone="America/Toronto" />
    <ShiftTime start="2026-05-14T13:00:00Z" end="2026-05-14T21:00:00Z" zone="America/Vancouver" />
    <ShiftTime start="2026-05-15T02:00:00Z" end="2026-05-15T10:00:00Z" zone="America/Toronto" />
    <TimeAgo at="2026-05-12T12:00:00Z" now="2026-05-12T15:00:00Z" />
  </div>
);

export const Dialogs = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Skip Onboarding</Button>
      <ConfirmDialog
        isOpen={isOpen}
        title="Are you sure you want to skip onboarding?"
        confirmLabel="Skip"
        onConfirm={() => setOpen(false)}
        onCancel={() => setOpen(false)}
      >
        You can then only use the permanent-position job posting part. You can continue onboarding
        at any time from your profile.
      </ConfirmDialog>
    </>
  );
};

export const DialogWithAForm = () => {
  const [isOpen, setOpen] = useState(false);
  const [note, setNote] = useState('');
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add Note</Button>
      <FormModal
        isOpen={isOpen}
        title="Note"
        hasChanges={note !== ''}
        onClose={() => setOpen(false)}
      >
        <Input aria-label="Note" value={note} onChange={(event) => setNote(event.target.value)} />
      </FormModal>
    </>
  );
};
