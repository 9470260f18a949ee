const openable = /^(https?|mailto|tel):$/;

/**
 * Returns an address as the `href` of a link; undefined if it is not complete, or has another scheme than http, https,
 * mailto and tel: `javascript:` would run what it contains.
 */
export function hrefOf(text: string): string | undefined {
  const address = URL.parse(text.trim());
  if (address === null || !openable.test(address.protocol)) return undefined;
  // The name of an account in front of the host would look like another host.
  if (address.username !== '' || address.password !== '') return undefined;
  const named = address.protocol.startsWith('http') ? address.hostname.length > 0 : address.pathname !== '';
  return named ? address.href : undefined;
}

/** A host with a top-level domain, and maybe a path: what people type without the scheme. */
const bare = /^[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}(:\d+)?([/?#].*)?$/u;

/** Returns a typed address with its scheme: "exemple.fr/tarifs" is on the web. Any other text stays as it is. */
export const withScheme = (text: string): string => (bare.test(text) ? `https://${text}` : text);
