interface ImportMetaEnv {
  /** Where a subscription is looked at with the payment provider. */
  readonly VITE_PAYMENT_DASHBOARD_URL?: string;
}
