import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pagePolicy, reportingEndpoints, reportsPath, toastStyle } from './page-policy.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe("the page's policy", () => {
  test('contains the hash of the style that the installed toasts insert', () => {
    const folder = dirname(createRequire(import.meta.url).resolve('sonner'));
    const source = readFileSync(join(folder, 'index.mjs'), 'utf8');
    const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1] ?? '""';
    expect(hashOf(JSON.parse(literal))).toBe(toastStyle);
  });

  test('allows the inline scripts and styles of the page by their hash, and no others', () => {
    const html = '<script>a()</script><script type="module" src="/x.js"></script><style>b{}</style>';
    const policy = pagePolicy(html, '');
    expect(policy).toContain(`script-src 'self' ${hashOf('a()')};`);
    expect(policy).toContain(hashOf('b{}'));
    expect(policy).not.toContain('unsafe');
  });

  test('names the hosts of pictures, and never allows a complete scheme', () => {
    expect(pagePolicy('', '')).toContain("img-src 'self' data: blob:;");
    expect(pagePolicy('', 'https://api.exemple.fr', ['https://images.exemple.fr'])).toContain(
      "img-src 'self' data: blob: https://api.exemple.fr https://images.exemple.fr;",
    );
  });

  test('forbids that text becomes markup or a script, and has its violations reported', () => {
    const policy = pagePolicy('', '');
    for (const part of ["require-trusted-types-for 'script'", 'trusted-types worker;', 'report-to csp'])
      expect(policy).toContain(part);
    expect(policy).toContain(`report-uri ${reportsPath}`);
    expect(reportingEndpoints).toBe(`csp="${reportsPath}"`);
  });

  test('allows calls to an API on another origin', () => {
    expect(pagePolicy('', 'https://api.exemple.fr/sous')).toContain(
      "connect-src 'self' https://api.exemple.fr;",
    );
    expect(pagePolicy('', '')).toContain("connect-src 'self';");
  });
});
