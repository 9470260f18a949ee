import { createHash } from 'node:crypto';

/**
 * The hash of the style that the library of the toasts adds to the page. All other styles come from files. A test
 * compares it with the installed version.
 */
export const toastStyle = "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='";

/** The hash of an empty style: the library adds one and then fills it, and the browser checks both. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The path to which browsers report what the policy blocked, and its name in the `Reporting-Endpoints` header. */
export const reportsPath = '/csp-reports';
const reportsGroup = 'csp';

/** The header that names the path of the reports. */
export const reportingEndpoints = `${reportsGroup}="${reportsPath}"`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function inlineHashes(html: string, tag: 'script' | 'style'): readonly string[] {
  const pattern = new RegExp(`<${tag}((?:\\s[^>]*)?)>([\\s\\S]*?)</${tag}>`, 'gi');
  return [...html.matchAll(pattern)]
    .filter(([, attributes = '', text = '']) => !/\ssrc=/.test(attributes) && text.trim() !== '')
    .map(([, , text = '']) => hashOf(text));
}

/**
 * Returns the Content-Security-Policy of the back-office's page. It allows the page's own files, the inline scripts and
 * styles of the build, pictures of the named hosts, and calls to the API. It forbids `eval`, framing by other pages, and
 * text that becomes markup or a script (Trusted Types). The browser reports what it blocks.
 */
export function pagePolicy(html: string, apiHost: string, pictureHosts: readonly string[] = []): string {
  const api = apiHost === '' ? '' : ` ${new URL(apiHost).origin}`;
  const pictures = pictureHosts.map((host) => ` ${host}`).join('');
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineHashes(html, 'script').join(' ')}`.trim(),
    `style-src 'self' ${[emptyStyle, toastStyle, ...inlineHashes(html, 'style')].join(' ')}`,
    `img-src 'self' data: blob:${api}${pictures}`,
    "font-src 'self'",
    `connect-src 'self'${api}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // The one policy of the page accepts files of its own origin only, as addresses of workers.
    'trusted-types worker',
    `report-uri ${reportsPath}`,
    `report-to ${reportsGroup}`,
  ].join('; ');
}
