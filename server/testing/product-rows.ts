/** The product's tables whose rows name users: they are emptied before those of the users. */
export const tablesBeforeUsers = [
  'ride_offers',
  'transactions',
  'rides',
  'wallets',
  'withdrawal_methods',
  'subscriptions',
  'services',
  'establishments',
] as const;

/** The product's other tables. */
export const tablesAfterUsers = [
  'option_categories',
  'categories',
  'options',
  'subscription_plans',
  'price_configs',
] as const;
