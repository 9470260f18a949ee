interface ImportMetaEnv {
  /** The page of subscriptions at the payment provider. */
  readonly VITE_PAYMENT_DASHBOARD_URL?: string;
}
