import { type ComponentProps, useEffect, useState } from 'react';
import type { AppNotices } from '#runtime/notices/app-notices.tsx';

/** Milliseconds, long enough for any page to be painted first. */
const restTime = 3_000;

/** Shows the notices. Their code loads when the page is idle: after the connection is lost, it could not load. */
export function LateNotices(props: ComponentProps<typeof AppNotices>) {
  const [Notices, setNotices] = useState<typeof AppNotices>();
  useEffect(() => {
    const load = () =>
      import('#runtime/notices/app-notices.tsx').then(
        (loaded) => setNotices(() => loaded.AppNotices),
        () => undefined,
      );
    // A failed try is repeated.
    const timer = Notices === undefined ? setInterval(load, restTime) : undefined;
    return () => clearInterval(timer);
  }, [Notices]);
  return Notices === undefined ? null : <Notices {...props} />;
}
