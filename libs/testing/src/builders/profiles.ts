import {
  Certificate,
  Location,
  Profile,
  ReviewedDocument,
  Supervisor,
  WorkerProfileView,
} from '@leafshift/contracts/profile';
import { anId } from './an-id.ts';
import { builderOf } from './builder.ts';
import { daysFromNow } from './clock.ts';
import { PICTURE } from './picture.ts';

/** A shop in Toronto. */
export const aLocation = builderOf(Location, () => ({
  _id: anId(101),
  locationName: 'Queen Street Shop',
  fullAddress: '401 Queen St W, Toronto, ON M5V 2A5, Canada',
  address: '401 Queen St W',
  city: 'Toronto',
  province: 'ON',
  postalCode: 'M5V 2A5',
  country: 'Canada',
  latitude: 43.6484,
  longitude: -79.3957,
}));

export const aSupervisor = builderOf(Supervisor, () => ({
  _id: anId(111),
  name: 'Priya Singh',
  phoneNumber: '+14165550123',
  email: 'priya@mapleleaf.example',
}));

export const aCertificate = builderOf(Certificate, () => ({
  _id: anId(121),
  certificationName: 'Retail',
  certificationNumber: 'SIR-204418',
}));

/** A document that was approved. */
export const aDocument = builderOf(ReviewedDocument, () => ({
  status: 'Approved' as const,
  submittedAt: daysFromNow(-30),
}));

const NOTHING_SUBMITTED = { status: 'Not Submitted' } as const;

const noDocuments = {
  verificationGate: 'submitted' as const,
  identificationDocument: NOTHING_SUBMITTED,
  backgroundCheck: NOTHING_SUBMITTED,
  businessLicence: NOTHING_SUBMITTED,
};

const noLists = {
  posExperience: [],
  screeningSurvey: [],
  certificates: [],
  supervisor: [],
  locations: [],
};

/** What a fresh account has. */
export const anEmptyProfile = builderOf(Profile, () => ({
  _id: anId(201),
  user: anId(1),
  onboarding: false,
  ...noLists,
  ...noDocuments,
}));

/** The profile of an employer who has completed onboarding. */
export const anEmployerProfile = builderOf(Profile, () => ({
  _id: anId(201),
  user: anId(1),
  name: 'Maple Leaf Dispensary',
  bio: 'A neighbourhood shop with three counters and a growing wholesale desk.',
  phoneNumber: '+14165550100',
  profileImage: 'https://files.leafshift.example/maple-leaf.webp',
  businessType: 'Retail' as const,
  onboarding: true,
  ...noLists,
  ...noDocuments,
  posExperience: ['cova' as const],
  supervisor: [aSupervisor()],
  locations: [aLocation()],
  businessLicence: aDocument(),
}));

/** The profile of a worker who has completed onboarding. */
export const aWorkerProfile = builderOf(Profile, () => ({
  _id: anId(202),
  user: anId(2),
  firstName: 'Ana',
  lastName: 'Roy',
  name: 'Ana Roy',
  bio: 'Five years behind the counter, quick with numbers.',
  phoneNumber: '+16045550100',
  address: '12 Oak St',
  city: 'Toronto',
  province: 'ON',
  postalCode: 'M4K 1A1',
  country: 'Canada',
  fullAddress: '12 Oak St, Toronto, ON M4K 1A1, Canada',
  latitude: 43.67,
  longitude: -79.35,
  birthDay: '1996-03-04',
  onboarding: true,
  ...noLists,
  ...noDocuments,
  posExperience: ['cova' as const, 'greenline' as const],
  certificates: [aCertificate({ certificateUrl: PICTURE })],
  identificationDocument: aDocument(),
  backgroundCheck: aDocument(),
  screeningSurvey: [
    {
      _id: anId(131),
      date: daysFromNow(-29),
      legalToWork: 'yes' as const,
      convictedOfCrime: 'no' as const,
      validDrivers: 'yes' as const,
      yearsExperience: '5+' as const,
      cannabisKnowledge: 4,
      posExperience: ['cova' as const],
    },
  ],
}));

/** Any profile: the employer's, unless changed. */
export const aProfile = anEmployerProfile;

/** A worker as the employer of one of their shifts sees them. */
export const aWorkerProfileView = builderOf(WorkerProfileView, () => ({
  _id: anId(2),
  name: 'Ana Roy',
  profilePhoto: null,
  rating: 4.67,
  shiftsCompleted: 12,
  certificate: [aCertificate()],
  screeningSurvey: [{ date: daysFromNow(-29) }],
  bio: 'Five years behind the counter, quick with numbers.',
  posExperience: ['cova' as const, 'greenline' as const],
  withMe: { shiftsCompleted: 0, hours: 0, rating: null, lastShifts: [] },
}));
