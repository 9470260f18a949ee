/** The settings of a build. An empty variable counts as unset. */
export const settings = {
  /** The page of subscriptions at the payment provider. */
  paymentDashboard:
    import.meta.env.VITE_PAYMENT_DASHBOARD_URL || 'https://dashboard.stripe.com/subscriptions',
} as const;
