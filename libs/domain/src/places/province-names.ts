import type { Language } from '../texts/languages.ts';
import { PROVINCE_NAMES, type ProvinceCode } from './provinces.ts';

type Names = Readonly<Partial<Record<ProvinceCode, string>>>;

/** Names that differ from the English ones. */
const OTHER_NAMES: Readonly<Record<Language, Names>> = {
  en: {},
  de: { QC: 'Québec', NL: 'Neufundland und Labrador', NT: 'Nordwest-Territorien' },
  es: {
    BC: 'Columbia Británica',
    NB: 'Nuevo Brunswick',
    NS: 'Nueva Escocia',
    PE: 'Isla del Príncipe Eduardo',
    NL: 'Terranova y Labrador',
    YT: 'Yukón',
    NT: 'Territorios del Noroeste',
  },
  fr: {
    BC: 'Colombie-Britannique',
    QC: 'Québec',
    NB: 'Nouveau-Brunswick',
    NS: 'Nouvelle-Écosse',
    PE: 'Île-du-Prince-Édouard',
    NL: 'Terre-Neuve-et-Labrador',
    NT: 'Territoires du Nord-Ouest',
  },
  ar: {
    BC: 'كولومبيا البريطانية',
    AB: 'ألبرتا',
    SK: 'ساسكاتشوان',
    MB: 'مانيتوبا',
    ON: 'أونتاريو',
    QC: 'كيبك',
    NB: 'نيو برونزويك',
    NS: 'نوفا سكوشا',
    PE: 'جزيرة الأمير إدوارد',
    NL: 'نيوفاوندلاند ولابرادور',
    YT: 'يوكون',
    NT: 'الأقاليم الشمالية الغربية',
    NU: 'نونافوت',
  },
  zh: {
    BC: '不列颠哥伦比亚省',
    AB: '阿尔伯塔省',
    SK: '萨斯喀彻温省',
    MB: '曼尼托巴省',
    ON: '安大略省',
    QC: '魁北克省',
    NB: '新不伦瑞克省',
    NS: '新斯科舍省',
    PE: '爱德华王子岛省',
    NL: '纽芬兰与拉布拉多省',
    YT: '育空地区',
    NT: '西北地区',
    NU: '努纳武特地区',
  },
};

/** What a language calls a province or territory. */
export const provinceName = (code: ProvinceCode, language: Language): string =>
  OTHER_NAMES[language][code] ?? PROVINCE_NAMES[code];
