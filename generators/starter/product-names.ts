import { productCalls } from '#resources/calls/product.ts';
import { resources } from '#resources/index.ts';
import { textsIn } from '#schema/dictionary.ts';
import { dashed } from '#schema/names.ts';
import { isProductOnly, starterTexts } from './texts.ts';

const own = new Set(textsIn(starterTexts).map(([path]) => path));

/** Returns true if a path of the dictionary is a text, or a section, that a starter does not have. */
const isProductText = (path: string) => !own.has(path) && isProductOnly(path);

/** Returns the source of a pattern for an address with any ids. */
const patternOf = (address: string) => address.replaceAll(/\{[^}]+\}/g, '[^/\\s]+');

/** Returns a pattern for the pages and the calls of resources whose file is gone, and for the calls of the product's own pages. */
function addressPattern(gone: ReadonlySet<string>): RegExp {
  const addresses = resources
    .filter(({ name }) => gone.has(`resources/${dashed(name)}.ts`))
    .flatMap(({ path, endpoints }) => [
      ...(path === undefined ? [] : [`/${path}`]),
      ...Object.values(endpoints).map((call) => call.path),
    ]);
  const all = [...addresses, ...productCalls.map(({ call }) => call.path)];
  return new RegExp(`(?<![\\w}])(?:/api/v1)?(?:${[...new Set(all)].map(patternOf).join('|')})(?![\\w-])`);
}

/** Matches the tests that make calls and open pages of the product. Others name addresses as examples only. */
const usesProduct = /^(e2e|server|scripts\/openapi|src\/app\/stories)\//;

/** Returns a function that is true for a test that names a text, a file or an address that a starter does not have. */
export function findProductTests(gone: ReadonlySet<string>): (path: string, text: string) => boolean {
  const addresses = addressPattern(gone);
  return (path, text) => {
    const quoted = [...text.matchAll(/['"`]([^'"`\n$]+)/g)].map(([, words = '']) => words);
    return (
      quoted.some((words) => isProductText(words.replace(/\.$/, '')) || gone.has(words)) ||
      (usesProduct.test(path) && addresses.test(text))
    );
  };
}
