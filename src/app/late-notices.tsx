import { type ComponentProps, useEffect, useState } from 'react';
import type { PageNotices } from './late/page-notices.tsx';

interface LateNoticesProps extends ComponentProps<typeof PageNotices> {
  /** The milliseconds before their code loads. */
  readonly restTime: number;
}

/** Shows the notices. Their code loads when the page is idle: after the connection is lost, it could not be loaded. */
export function LateNotices({ restTime, ...props }: LateNoticesProps) {
  const [Notices, setNotices] = useState<typeof PageNotices>();
  useEffect(() => {
    const load = async () => {
      try {
        const loaded = await import('./late/page-notices.tsx');
        setNotices(() => loaded.PageNotices);
      } catch {
        // A failed attempt is repeated.
      }
    };
    const timer = Notices === undefined ? setInterval(load, restTime) : undefined;
    return () => clearInterval(timer);
  }, [Notices, restTime]);
  return Notices === undefined ? null : <Notices {...props} />;
}
