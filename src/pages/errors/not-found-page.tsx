import { ErrorScreen } from './error-screen.tsx';

/** The page for a URL that does not exist. */
export function NotFoundPage() {
  return <ErrorScreen code={404} titleKey="errors.pages.notFound" />;
}
