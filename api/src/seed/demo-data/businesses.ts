import type { JobTitle, JobType } from '@leafshift/contracts/posts';
import type {
  BusinessProfileForm,
  LocationForm,
  SupervisorForm,
} from '@leafshift/contracts/profile';
import { place } from './places.ts';

export interface DemoBusiness {
  readonly email: string;
  readonly province: 'ON' | 'BC' | 'AB' | 'QC';
  readonly profile: Omit<BusinessProfileForm, 'profileImage'>;
  readonly supervisors: readonly SupervisorForm[];
  readonly locations: readonly LocationForm[];
  /** A test card of the sandbox. */
  readonly card: string;
  /** The one that it has today, and that its last invoice was charged to. */
  readonly lastCard?: string;
  readonly isLicenceApproved: boolean;
  /** What they look for. */
  readonly work: readonly { readonly jobType: JobType; readonly jobTitle: JobTitle }[];
}

const VISA = '4242424242424242';
const MASTERCARD = '5555555555554444';
const AMEX = '378282246310005';
const FAILS_WHEN_CHARGED = '4000000000000341';

const RETAIL = { jobType: 'Authorized Retailer', jobTitle: 'Budtender' } as const;
const PROMOTION = { jobType: 'Sales and Marketing', jobTitle: 'Brand Ambassador' } as const;
const HARVEST = { jobType: 'Cultivation', jobTitle: 'Trimmer' } as const;
const PACKING = { jobType: 'Processing', jobTitle: 'Packing Agent' } as const;
const EVENT = { jobType: 'Miscellaneous Other Services', jobTitle: 'Event Staff' } as const;
const RECORDS = { jobType: 'Compliance and Regulatory', jobTitle: 'Packing Agent' } as const;

/** The demo account first. */
export const BUSINESSES: readonly DemoBusiness[] = [
  {
    email: 'employer@demo.leafshift.ca',
    province: 'ON',
    profile: {
      name: 'Queen West Cannabis Co.',
      phoneNumber: '+14165550110',
      bio: 'Two neighbourhood stores in the west of Toronto. We keep a small, well-chosen menu and take our time with every guest.',
      businessType: 'Retail',
      posExperience: ['cova'],
    },
    supervisors: [
      { name: 'Priya Nair', phoneNumber: '416 555 0111', email: 'priya.nair@demo.leafshift.ca' },
      { name: 'Tom Becker', phoneNumber: '416 555 0112', email: 'tom.becker@demo.leafshift.ca' },
    ],
    locations: [
      {
        locationName: 'Queen West Store',
        ...place({
          address: '784 Queen St W',
          city: 'Toronto',
          province: 'ON',
          postalCode: 'M6J 1E9',
          at: [43.6462, -79.4087],
        }),
      },
      {
        locationName: 'Roncesvalles Store',
        ...place({
          address: '381 Roncesvalles Ave',
          city: 'Toronto',
          province: 'ON',
          postalCode: 'M6R 2M8',
          at: [43.6489, -79.4499],
        }),
      },
    ],
    card: VISA,
    isLicenceApproved: true,
    work: [RETAIL, RETAIL, RETAIL, PROMOTION],
  },
  {
    email: 'harbour@demo.leafshift.ca',
    province: 'ON',
    profile: {
      name: 'Harbour Light Processing',
      phoneNumber: '+19055550120',
      bio: 'A licensed processor on the Hamilton waterfront. We roll, fill and pack for twelve producers across Ontario.',
      businessType: 'Producer',
    },
    supervisors: [
      { name: 'Marc Oduya', phoneNumber: '905 555 0121', email: 'marc.oduya@demo.leafshift.ca' },
    ],
    locations: [
      {
        locationName: 'Pier 8 Facility',
        ...place({
          address: '65 Guise St E',
          city: 'Hamilton',
          province: 'ON',
          postalCode: 'L8L 8B4',
          at: [43.2745, -79.8606],
        }),
      },
    ],
    card: MASTERCARD,
    isLicenceApproved: true,
    work: [PACKING, PACKING, RECORDS],
  },
  {
    email: 'saltspring@demo.leafshift.ca',
    province: 'BC',
    profile: {
      name: 'Fraser Valley Flower',
      phoneNumber: '+16045550130',
      bio: 'Sun-grown flower from the Fraser Valley. Harvest crews work side by side with our growers and learn the plant from root to cure.',
      businessType: 'Producer',
    },
    supervisors: [
      {
        name: 'Aiyana Charlie',
        phoneNumber: '604 555 0131',
        email: 'aiyana.charlie@demo.leafshift.ca',
      },
      { name: 'Ben Friesen', phoneNumber: '604 555 0132', email: 'ben.friesen@demo.leafshift.ca' },
    ],
    locations: [
      {
        locationName: 'Abbotsford Greenhouse',
        ...place({
          address: '33780 King Rd',
          city: 'Abbotsford',
          province: 'BC',
          postalCode: 'V2S 7M8',
          at: [49.0305, -122.285],
        }),
      },
      {
        locationName: 'Chilliwack Drying Barn',
        ...place({
          address: '45540 Market Way',
          city: 'Chilliwack',
          province: 'BC',
          postalCode: 'V2R 6A8',
          at: [49.1044, -121.9637],
        }),
      },
    ],
    card: VISA,
    isLicenceApproved: true,
    work: [HARVEST, HARVEST, PACKING],
  },
  {
    email: 'mainst@demo.leafshift.ca',
    province: 'BC',
    profile: {
      name: 'Main Street Dispensary',
      phoneNumber: '+16045550140',
      bio: 'An independent store in Mount Pleasant with a listening room, a community wall and the friendliest door in Vancouver.',
      businessType: 'Retail',
      posExperience: ['greenline'],
    },
    supervisors: [
      {
        name: 'Kenji Watanabe',
        phoneNumber: '604 555 0141',
        email: 'kenji.watanabe@demo.leafshift.ca',
      },
    ],
    locations: [
      {
        locationName: 'Mount Pleasant Store',
        ...place({
          address: '2849 Main St',
          city: 'Vancouver',
          province: 'BC',
          postalCode: 'V5T 3E8',
          at: [49.2603, -123.1009],
        }),
      },
    ],
    card: VISA,
    lastCard: FAILS_WHEN_CHARGED,
    isLicenceApproved: false,
    work: [RETAIL, RETAIL, PROMOTION],
  },
  {
    email: 'bowriver@demo.leafshift.ca',
    province: 'AB',
    profile: {
      name: 'Bow River Cannabis',
      phoneNumber: '+14035550150',
      bio: 'Three things matter in our Calgary store: knowing the product, knowing the guest, and knowing when to say nothing.',
      businessType: 'Retail',
      posExperience: ['cova'],
    },
    supervisors: [
      {
        name: 'Sarah Whitford',
        phoneNumber: '403 555 0151',
        email: 'sarah.whitford@demo.leafshift.ca',
      },
    ],
    locations: [
      {
        locationName: 'Inglewood Store',
        ...place({
          address: '1211 9 Ave SE',
          city: 'Calgary',
          province: 'AB',
          postalCode: 'T2G 0S9',
          at: [51.0413, -114.0282],
        }),
      },
      {
        locationName: 'Whyte Avenue Store',
        ...place({
          address: '8115 Whyte Ave',
          city: 'Edmonton',
          province: 'AB',
          postalCode: 'T6C 0H1',
          at: [53.5179, -113.462],
        }),
      },
    ],
    card: AMEX,
    isLicenceApproved: true,
    work: [RETAIL, RETAIL, EVENT],
  },
  {
    email: 'atelier@demo.leafshift.ca',
    province: 'QC',
    profile: {
      name: 'Atelier Vert Événements',
      phoneNumber: '+15145550160',
      bio: 'We staff tastings, launches and trade fairs for licensed brands from Gatineau to Québec. Bilingual teams, calm mornings, good coffee.',
      businessType: 'Agency',
    },
    supervisors: [
      {
        name: 'Élise Gagnon',
        phoneNumber: '514 555 0161',
        email: 'elise.gagnon@demo.leafshift.ca',
      },
    ],
    locations: [
      {
        locationName: 'Montréal Studio',
        ...place({
          address: '5333 Avenue Casgrain',
          city: 'Montréal',
          province: 'QC',
          postalCode: 'H2T 1X3',
          at: [45.5265, -73.5977],
        }),
      },
      {
        locationName: 'Québec Convention Hall',
        ...place({
          address: '1000 Boulevard René-Lévesque E',
          city: 'Québec',
          province: 'QC',
          postalCode: 'G1R 5T8',
          at: [46.8091, -71.2183],
        }),
      },
    ],
    card: VISA,
    isLicenceApproved: false,
    work: [EVENT, PROMOTION],
  },
];
