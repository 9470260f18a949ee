import type {
  CategoriesTable,
  EstablishmentImagesTable,
  EstablishmentOptionsTable,
  EstablishmentsTable,
  OptionCategoriesTable,
  OptionsTable,
  ServicesTable,
} from './establishment-tables.ts';
import type {
  PriceConfigsTable,
  RenamedUsersTable,
  RideOffersTable,
  RidesTable,
  SubscriptionPlansTable,
  SubscriptionsTable,
  TransactionsTable,
  WalletsTable,
  WithdrawalMethodsTable,
} from './trade-tables.ts';

/** The tables of the product's own resources. */
export interface ProductTables {
  categories: CategoriesTable;
  options: OptionsTable;
  option_categories: OptionCategoriesTable;
  establishments: EstablishmentsTable;
  establishment_images: EstablishmentImagesTable;
  establishment_options: EstablishmentOptionsTable;
  services: ServicesTable;
  subscription_plans: SubscriptionPlansTable;
  subscriptions: SubscriptionsTable;
  wallets: WalletsTable;
  withdrawal_methods: WithdrawalMethodsTable;
  rides: RidesTable;
  renamed_users: RenamedUsersTable;
  ride_offers: RideOffersTable;
  transactions: TransactionsTable;
  price_configs: PriceConfigsTable;
}
