import type { MiddlewareHandler } from 'hono';
import { isSecure } from './client-address.ts';

/** What every answer says; pages and pictures add their own policy. */
const everywhere = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Frame-Options': 'DENY',
};

/** An answer of the API is data: it loads nothing and stands in no frame. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * Security headers on every answer, errors included. An answer that says nothing about caching is not kept:
 * it may hold somebody's data.
 */
export function securityHeaders(trustedProxies: number): MiddlewareHandler {
  return async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of Object.entries(everywhere)) headers.set(name, value);
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', dataPolicy);
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store');
    if (isSecure(c, trustedProxies)) {
      headers.set('Strict-Transport-Security', 'max-age=31536000; includeSubDomains');
    }
  };
}
