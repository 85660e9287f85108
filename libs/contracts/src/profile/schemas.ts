import { VERIFICATION_GATES } from '@leafshift/domain/eligibility';
import { PLACE_PRECISIONS } from '@leafshift/domain/places/precision';
import { textCode } from '@leafshift/domain/text-code';
import { z } from 'zod';
import {
  Day,
  Hours,
  Id,
  Instant,
  OptionalDay,
  optionalName,
  optionalText,
  PostalCode,
  requiredName,
  requiredText,
  Url,
} from '../core/primitives.ts';
import { JobTitle } from '../posts/forms.ts';
import { QuizBadge } from '../quizzes/schemas.ts';

const BusinessType = z.enum(['Retail', 'Producer', 'Agency'], {
  error: textCode('BUSINESS_TYPE_REQUIRED'),
});

export const PosSystem = z.enum(['cova', 'greenline', 'other']);
export type PosSystem = z.infer<typeof PosSystem>;

export const DocumentStatus = z.enum(['Not Submitted', 'Pending', 'Approved', 'Rejected']);
export type DocumentStatus = z.infer<typeof DocumentStatus>;

/** A reviewed document; `uploadUrl` is a short-lived link for those who may read it. */
export const ReviewedDocument = z.strictObject({
  status: DocumentStatus,
  uploadUrl: z.string().optional(),
  reason: z.string().optional(),
  submittedAt: Instant.optional(),
  decidedAt: Instant.optional(),
  /** The link to its other side, where there is a picture of it. */
  backUrl: z.string().optional(),
  /** It waits, and may be replaced all the same, because what it shows was changed after an approval. */
  mayReplace: z.literal(true).optional(),
});
export type ReviewedDocument = z.infer<typeof ReviewedDocument>;

/** An international-style number: an optional plus, then digits; spaces, dashes and brackets are dropped. */
const PHONE_PATTERN = /^\+?[0-9]{7,15}$/;
const asDialled = (value: string): string => value.replace(/[\s().-]/g, '');

const PhoneNumber = z
  .string({ error: textCode('PHONE_NUMBER_REQUIRED') })
  .transform(asDialled)
  .pipe(
    z
      .string()
      .min(1, textCode('PHONE_NUMBER_REQUIRED'))
      .regex(PHONE_PATTERN, textCode('PHONE_NUMBER_NOT_VALID')),
  );

const nameOfTwo = (required: string) =>
  requiredName(required).pipe(z.string().min(2, textCode('TOO_SHORT')));

const MAX_BIO = 2000;
const fileLink = z.string().min(1).max(1000);

/** Step 1 of the employer's onboarding and the head of their profile page (ONBOARD-15). */
export const BusinessProfileForm = z.strictObject({
  name: nameOfTwo(textCode('BUSINESS_NAME_REQUIRED')),
  phoneNumber: PhoneNumber,
  bio: requiredText(textCode('BUSINESS_DESCRIPTION_REQUIRED'), MAX_BIO),
  businessType: BusinessType,
  posExperience: z.array(PosSystem).max(1).optional(),
  profileImage: fileLink.optional(),
});
export type BusinessProfileForm = z.infer<typeof BusinessProfileForm>;

/** An address as the address search yields it (ONBOARD-39). */
export const AddressFields = z.strictObject({
  fullAddress: requiredText(textCode('ADDRESS_REQUIRED'), 500),
  address: requiredText(textCode('ADDRESS_REQUIRED')),
  city: requiredText(textCode('CITY_REQUIRED')),
  province: requiredText(textCode('PROVINCE_REQUIRED'), 50),
  postalCode: PostalCode,
  country: requiredText(textCode('COUNTRY_REQUIRED'), 50),
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
export type AddressFields = z.infer<typeof AddressFields>;

/** Step 1 of the worker's onboarding (ONBOARD-20). */
export const WorkerProfileForm = z.strictObject({
  // One letter is answered as none is: there is one wording for both (ONBOARD-47).
  firstName: requiredName(textCode('FIRST_NAME_REQUIRED')).pipe(
    z.string().min(2, textCode('FIRST_NAME_REQUIRED')),
  ),
  lastName: requiredName(textCode('LAST_NAME_REQUIRED')),
  bio: requiredText(textCode('BIO_REQUIRED'), MAX_BIO),
  phoneNumber: PhoneNumber,
  birthDay: Day,
  posExperience: z.array(PosSystem).max(3).optional(),
  profileImage: fileLink.optional(),
  ...AddressFields.shape,
});
export type WorkerProfileForm = z.infer<typeof WorkerProfileForm>;

const SubmittedDocument = z.strictObject({ uploadUrl: fileLink });
/** Both sides are handed in together: one without the other is a document of one side. */
const TwoSidedDocument = z.strictObject({
  ...SubmittedDocument.shape,
  backUrl: fileLink.optional(),
});

/** What an employer may change of their profile; any subset. */
export const EmployerProfileUpdate = z.strictObject({
  ...BusinessProfileForm.partial().shape,
  ...AddressFields.partial().shape,
  firstName: optionalName(),
  lastName: optionalName(),
  businessLicence: SubmittedDocument.optional(),
});
export type EmployerProfileUpdate = z.infer<typeof EmployerProfileUpdate>;

/** What a worker may change of their profile; any subset. */
export const WorkerProfileUpdate = z.strictObject({
  ...WorkerProfileForm.partial().shape,
  name: optionalName(),
  identificationDocument: TwoSidedDocument.optional(),
  backgroundCheck: SubmittedDocument.optional(),
});
export type WorkerProfileUpdate = z.infer<typeof WorkerProfileUpdate>;

/** The union of both updates; the server then applies the one of the caller's user type. */
export const ProfileUpdate = z.strictObject({
  ...WorkerProfileUpdate.shape,
  ...EmployerProfileUpdate.shape,
  // Where both have a field, the wider of the two; the caller's own then says what is wrong.
  name: WorkerProfileUpdate.shape.name,
  bio: optionalText(MAX_BIO),
  posExperience: WorkerProfileUpdate.shape.posExperience,
});
export type ProfileUpdate = z.infer<typeof ProfileUpdate>;

export const SupervisorForm = z.strictObject({
  name: nameOfTwo(textCode('SUPERVISOR_NAME_REQUIRED')),
  phoneNumber: requiredText(textCode('PHONE_NUMBER_REQUIRED'), 50).pipe(
    z.string().min(2, textCode('TOO_SHORT')),
  ),
  email: requiredText(textCode('SUPERVISOR_EMAIL_REQUIRED')).pipe(
    z.email(textCode('SUPERVISOR_EMAIL_NOT_VALID')),
  ),
  /** Of an upload of kind `supervisor-photo`; null for none. A change that leaves it out keeps it. */
  photo: fileLink.nullable().optional(),
});
export type SupervisorForm = z.infer<typeof SupervisorForm>;

export const Supervisor = z.strictObject({
  _id: Id,
  name: z.string(),
  phoneNumber: z.string(),
  email: z.string(),
  /** Workers see it once they are confirmed. */
  photo: z.string().optional(),
});
export type Supervisor = z.infer<typeof Supervisor>;

export const LocationForm = z.strictObject({
  locationName: requiredText(textCode('LOCATION_NAME_REQUIRED')),
  ...AddressFields.shape,
});
export type LocationForm = z.infer<typeof LocationForm>;

/** How exactly the point is known; absent where nobody has looked, and then it is not exact (ONBOARD-95). */
const Precision = z.enum(PLACE_PRECISIONS).optional();

export const Location = z.strictObject({
  _id: Id,
  locationName: z.string(),
  fullAddress: z.string(),
  address: z.string(),
  city: z.string(),
  province: z.string(),
  postalCode: z.string(),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  precision: Precision,
});
export type Location = z.infer<typeof Location>;

/** The kinds of certificates on offer, and what each is stored as (ONBOARD-55). */
export const CERTIFICATES = {
  'Selling it Right': 'Retail',
  CannSell: 'CannSell',
  SellSafe: 'SellSafe',
  'Qualified Cannabis Worker': 'Qualified Cannabis Worker',
  CannaSell: 'CannaSell',
  'Smart Choices': 'Smart Choices',
} as const;

/** The name that was on offer, of what it is stored as. */
export const certificateNameOf = (stored: string): string =>
  Object.entries(CERTIFICATES).find(([, name]) => name === stored)?.[0] ?? stored;

export const CertificateForm = z
  .strictObject({
    certificateName: requiredText(textCode('FIELD_REQUIRED')),
    certificateNumber: requiredText(textCode('FIELD_REQUIRED')),
    issuedOn: OptionalDay,
    expiresOn: OptionalDay,
    certificateUrl: fileLink.optional(),
  })
  .refine(({ issuedOn = '', expiresOn }) => !expiresOn || expiresOn > issuedOn, {
    path: ['expiresOn'],
    error: textCode('EXPIRY_NOT_AFTER_ISSUE'),
  });
export type CertificateForm = z.infer<typeof CertificateForm>;

/** What everybody sees of a certificate who sees it at all. */
const ShownCertificate = z.strictObject({
  _id: Id,
  certificationName: z.string(),
  certificationNumber: z.string(),
  certificateUrl: z.string().optional(),
  expiresOn: Day.optional(),
});

/** One's own; a state that is missing is 'Not Submitted'. */
export const Certificate = z.strictObject({
  ...ShownCertificate.shape,
  issuedOn: Day.optional(),
  status: DocumentStatus.optional(),
  /** Why it was rejected. */
  reason: z.string().optional(),
});
export type Certificate = z.infer<typeof Certificate>;

/** As an employer sees it: whether the back office has approved it, and nothing else of its review. */
const WorkersCertificate = z.strictObject({
  ...ShownCertificate.shape,
  verified: z.literal(true).optional(),
});

const required = { error: textCode('FIELD_REQUIRED') };
const YesOrNo = z.enum(['yes', 'no'], required);

export const SurveyForm = z.strictObject({
  legalToWork: YesOrNo,
  convictedOfCrime: YesOrNo,
  validDrivers: YesOrNo,
  yearsExperience: z.enum(['0', '1', '2', '3', '4', '5+'], required),
  cannabisKnowledge: z.number(required).int().min(1).max(5),
  posExperience: PosSystem.array().max(3).default([]),
});
export type SurveyForm = z.infer<typeof SurveyForm>;

const SurveyAnswers = z.strictObject({
  _id: Id,
  date: Instant,
  ...SurveyForm.shape,
});

/** My own profile; parts that were never filled in are absent. */
export const Profile = z.strictObject({
  _id: Id,
  user: Id,
  firstName: z.string().optional(),
  lastName: z.string().optional(),
  name: z.string().optional(),
  bio: z.string().optional(),
  phoneNumber: z.string().optional(),
  address: z.string().optional(),
  city: z.string().optional(),
  province: z.string().optional(),
  postalCode: z.string().optional(),
  country: z.string().optional(),
  fullAddress: z.string().optional(),
  latitude: z.number().optional(),
  longitude: z.number().optional(),
  precision: Precision,
  birthDay: Day.optional(),
  profileImage: Url.optional(),
  posExperience: z.array(PosSystem),
  businessType: BusinessType.optional(),
  /** True once every required level is complete. */
  onboarding: z.boolean(),
  screeningSurvey: z.array(SurveyAnswers),
  certificates: z.array(Certificate),
  identificationDocument: ReviewedDocument,
  backgroundCheck: ReviewedDocument,
  businessLicence: ReviewedDocument,
  /** What documents have to be before a worker is confirmed, and before a business posts a shift. */
  verificationGate: z.enum(VERIFICATION_GATES),
  supervisor: z.array(Supervisor),
  locations: z.array(Location),
});
export type Profile = z.infer<typeof Profile>;

/** What a worker has done for one employer, the latest shifts first. */
export const WorkTogether = z.strictObject({
  shiftsCompleted: z.number().int(),
  hours: Hours,
  /** Average of the stars that this employer gave; null before the first. */
  rating: z.number().nullable(),
  lastShifts: z.array(
    z.strictObject({
      postId: Id,
      date: Instant,
      timeZone: z.string(),
      jobTitle: JobTitle,
      locationName: z.string(),
      hours: Hours,
      rating: z.number().int().nullable(),
    }),
  ),
});
export type WorkTogether = z.infer<typeof WorkTogether>;

/** What an employer sees of a worker: no survey answers, birth date, documents or bank data. */
export const WorkerProfileView = z.strictObject({
  _id: Id,
  name: z.string(),
  profilePhoto: z.string().nullable(),
  rating: z.number().nullable(),
  shiftsCompleted: z.number().int(),
  certificate: z.array(WorkersCertificate),
  screeningSurvey: z.array(z.strictObject({ date: Instant })),
  bio: z.string(),
  posExperience: z.array(PosSystem),
  withMe: WorkTogether,
  /** Quizzes that they have passed, the latest first; missing in answers of the release before. */
  badges: z.array(QuizBadge).optional(),
});
export type WorkerProfileView = z.infer<typeof WorkerProfileView>;
