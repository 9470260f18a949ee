/** What can be set when the back-office is built. An empty variable counts as unset. */
export const settings = {
  /** Where a subscription is looked at with the payment provider. */
  paymentDashboard:
    import.meta.env.VITE_PAYMENT_DASHBOARD_URL || 'https://dashboard.stripe.com/subscriptions',
} as const;
