import type { Generated, GeneratedAlways } from 'kysely';
import type { Decimal, Timestamp, TriggerText } from './columns.ts';

/** The columns that categories and options have alike. */
interface TitledTable {
  id: string;
  titre: string;
  titre_en: string;
  description: string;
  icon_id: string | null;
  created_at: Timestamp;
  titre_key: GeneratedAlways<string>;
  search: GeneratedAlways<string>;
}

export type CategoriesTable = TitledTable;
export type OptionsTable = TitledTable;

export interface OptionCategoriesTable {
  option_id: string;
  category_id: string;
}

export interface EstablishmentsTable {
  id: string;
  owner_id: string;
  category_id: string | null;
  nom: string;
  adresse: string;
  phone: string;
  description: string;
  created_at: Timestamp;
  nom_key: GeneratedAlways<string>;
  search: TriggerText;
}

export interface EstablishmentImagesTable {
  establishment_id: string;
  file_id: string;
  position: number;
  description: Generated<string | null>;
}

export interface EstablishmentOptionsTable {
  establishment_id: string;
  option_id: string;
}

export interface ServicesTable {
  id: string;
  establishment_id: string;
  title: string;
  price: Decimal;
  position: number;
}
