import { statements } from './statements.ts';

/** Categories, options and establishments. */
export const places = statements(
  `create table categories (
    id uuid primary key,
    titre text not null check (length(titre) between 1 and 255),
    titre_en text not null check (length(titre_en) between 1 and 255),
    description text not null check (length(description) between 1 and 5000),
    icon_id uuid references files on delete set null,
    created_at timestamptz not null default now(),
    titre_key text not null collate "C" generated always as (fold(titre)) stored,
    search text not null collate "C" generated always as (fold(titre || ' ' || description)) stored
  )`,
  'create index categories_search on categories using gin (search gin_trgm_ops)',
  'create index categories_by_creation on categories (created_at, id)',
  'create index categories_by_titre on categories (titre_key, id)',
  'create index categories_by_icon on categories (icon_id) where icon_id is not null',

  `create table options (
    id uuid primary key,
    titre text not null check (length(titre) between 1 and 255),
    titre_en text not null check (length(titre_en) between 1 and 255),
    description text not null check (length(description) between 1 and 5000),
    icon_id uuid references files on delete set null,
    created_at timestamptz not null default now()
  )`,
  'create index options_by_creation on options (created_at, id)',
  'create index options_by_icon on options (icon_id) where icon_id is not null',

  `create table option_categories (
    option_id uuid not null references options on delete cascade,
    category_id uuid not null references categories on delete cascade,
    primary key (option_id, category_id)
  )`,
  'create index option_categories_by_category on option_categories (category_id)',

  `create table establishments (
    id uuid primary key,
    owner_id uuid not null unique references users on delete cascade,
    category_id uuid references categories on delete set null,
    nom text not null check (length(nom) between 1 and 255),
    adresse text not null,
    phone text not null,
    description text not null,
    created_at timestamptz not null default now(),
    nom_key text not null collate "C" generated always as (fold(nom)) stored,
    search text not null collate "C" generated always as (fold(nom || ' ' || adresse)) stored
  )`,
  'create index establishments_search on establishments using gin (search gin_trgm_ops)',
  'create index establishments_by_creation on establishments (created_at, id)',
  'create index establishments_by_nom on establishments (nom_key, id)',
  'create index establishments_by_category on establishments (category_id)',

  `create table establishment_images (
    establishment_id uuid not null references establishments on delete cascade,
    file_id uuid not null unique references files on delete cascade,
    position integer not null,
    primary key (establishment_id, position)
  )`,

  `create table establishment_options (
    establishment_id uuid not null references establishments on delete cascade,
    option_id uuid not null references options on delete cascade,
    primary key (establishment_id, option_id)
  )`,
  'create index establishment_options_by_option on establishment_options (option_id)',

  `create table services (
    id uuid primary key,
    establishment_id uuid not null references establishments on delete cascade,
    title text not null,
    price numeric(12, 2) not null check (price >= 0),
    position integer not null
  )`,
  'create index services_by_establishment on services (establishment_id, position)',
);
