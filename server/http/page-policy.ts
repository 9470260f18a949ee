import { createHash } from 'node:crypto';

/**
 * The style that the toasts' library puts into the page by itself, by its hash: everything else comes from files.
 * A test keeps it equal to the installed version's.
 */
export const toastStyle = "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='";

/** It puts an empty style there first and fills it afterwards, which a browser asks about twice. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function inlined(html: string, tag: 'script' | 'style'): readonly string[] {
  const pattern = new RegExp(`<${tag}((?:\\s[^>]*)?)>([\\s\\S]*?)</${tag}>`, 'gi');
  return [...html.matchAll(pattern)]
    .filter(([, attributes = '', text = '']) => !/\ssrc=/.test(attributes) && text.trim() !== '')
    .map(([, , text = '']) => hashOf(text));
}

/**
 * What the back-office's page may load and run: its own files, the inline pieces it was built with, pictures, and
 * calls to the API. Nothing evaluates text, nothing else may frame it.
 */
export function pagePolicy(html: string, apiHost: string): string {
  const api = apiHost === '' ? '' : ` ${new URL(apiHost).origin}`;
  return [
    "default-src 'none'",
    `script-src 'self' ${inlined(html, 'script').join(' ')}`.trim(),
    `style-src 'self' ${[emptyStyle, toastStyle, ...inlined(html, 'style')].join(' ')}`,
    `img-src 'self' data: blob: https:${api}`,
    "font-src 'self'",
    `connect-src 'self'${api}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
