import { pageSetting } from '#schema/page-settings.ts';

/** The settings of the page. */
export const settings = {
  /** The page of subscriptions at the payment provider. */
  paymentDashboard: pageSetting('VITE_PAYMENT_DASHBOARD_URL') ?? 'https://dashboard.stripe.com/subscriptions',
} as const;
