import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';
import type {
  Address,
  Certificate,
  Identity,
  PosSystem,
  Profile,
  ProfileFields,
  Supervisor,
  SurveyAnswers,
  WorkLocation,
} from '../domain/profile.ts';

type Stored<Entity extends { readonly id: string }> = Omit<Entity, 'id'> & { _id: Types.ObjectId };

export type SupervisorDocument = Stored<Supervisor>;
export type LocationDocument = Stored<WorkLocation>;
/** Days are absent on certificates from before they were kept. */
export type CertificateDocument = Omit<Stored<Certificate>, 'issuedOn' | 'expiresOn'> &
  Partial<Pick<Certificate, 'issuedOn' | 'expiresOn'>>;
export type SurveyDocument = Stored<SurveyAnswers>;

export interface ProfileDocument extends ProfileFields {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  usertype: Profile['usertype'];
  pictureKey: string | null;
  /** Absent before the first approval. */
  approved?: Identity;
  /** Absent until the picture was changed after an approval. */
  portraitChangedAt?: Date;
  portraitChanges?: number;
  posExperience: PosSystem[];
  onboarded: boolean;
  surveys: SurveyDocument[];
  certificates: CertificateDocument[];
  supervisors: SupervisorDocument[];
  locations: LocationDocument[];
}

const text = { type: String, required: true } as const;
const number = { type: Number, required: true } as const;

const address: Record<keyof Address, object> = {
  fullAddress: text,
  address: text,
  city: text,
  province: text,
  postalCode: text,
  country: text,
  latitude: number,
  longitude: number,
  precision: { type: String },
};

const optionalAddress = Object.fromEntries(
  Object.entries(address).map(([name, { type }]: [string, { type?: unknown }]) => [name, { type }]),
);

const fields: Record<Exclude<keyof ProfileFields, keyof Address>, object> = {
  firstName: { type: String },
  lastName: { type: String },
  name: { type: String },
  bio: { type: String },
  phoneNumber: { type: String },
  birthDay: { type: String },
  businessType: { type: String },
};

const embedded = (definition: Record<string, object>) => [new Schema(definition)];

const schema = new Schema<ProfileDocument>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    usertype: text,
    ...fields,
    ...optionalAddress,
    pictureKey: { type: String },
    approved: new Schema({ name: text, birthDay: { type: String } }, { _id: false }),
    portraitChangedAt: Date,
    portraitChanges: Number,
    posExperience: [String],
    onboarded: { type: Boolean, required: true },
    surveys: embedded({
      date: { type: Date, required: true },
      legalToWork: text,
      convictedOfCrime: text,
      validDrivers: text,
      yearsExperience: text,
      cannabisKnowledge: number,
      posExperience: { type: [String] },
    }),
    certificates: embedded({
      certificationName: text,
      certificationNumber: text,
      issuedOn: { type: String },
      expiresOn: { type: String },
      fileKey: { type: String },
    }),
    supervisors: embedded({
      name: text,
      phoneNumber: text,
      email: text,
      photoKey: { type: String },
    }),
    locations: embedded({ locationName: text, ...address }),
  },
  { versionKey: false },
);

export const profileCollection = defineCollection<ProfileDocument>({
  name: 'profiles',
  schema,
  indexes: [
    {
      name: 'by_phone',
      key: { phoneNumber: 1, _id: 1 },
      partialFilterExpression: { phoneNumber: { $exists: true } },
    },
    { name: 'one_per_user', key: { userId: 1 }, unique: true },
    {
      name: 'by_portrait_change',
      key: { portraitChangedAt: -1, _id: -1 },
      partialFilterExpression: { portraitChangedAt: { $exists: true } },
    },
  ],
});
